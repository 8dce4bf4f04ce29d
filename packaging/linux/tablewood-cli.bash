# Completes tablewood-cli with what its own --help lists: commands first, then a command's options, else files.
_tablewood_cli()
{
    local word=${COMP_WORDS[COMP_CWORD]}
    if [ "$COMP_CWORD" = 1 ]; then
        COMPREPLY=($(compgen -W "$(tablewood-cli --help | sed -n 's/^  \([a-z]*\) .*/\1/p')" -- "$word"))
    elif [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$(tablewood-cli "${COMP_WORDS[1]}" --help 2>/dev/null | grep -oE -e '^  --[a-z-]+')" -- "$word"))
    fi
}
complete -o default -F _tablewood_cli tablewood-cli
