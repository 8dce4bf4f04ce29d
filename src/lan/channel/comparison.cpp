#include "lan/channel/comparison.h"

namespace tablewood::lan {

Digest sealOf(const Nonce& nonce) { return sha256("tablewood nonce", {nonce}); }

Digest sealOfHost(const Nonce& nonce) { return sha256("tablewood host nonce", {nonce}); }

Comparison comparisonOf(const Digest& hostCertificate, const Digest& guestCertificate, const Nonce& host,
                        const Nonce& guest)
{
    const Digest digest = sha256("tablewood comparison", {hostCertificate, guestCertificate, host, guest});
    Comparison pictures{};
    for (std::size_t i = 0; i < pictures.size(); ++i)
        pictures[i] = digest[i] % kComparisonPictures;
    return pictures;
}

} // namespace tablewood::lan
