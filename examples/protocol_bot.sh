#!/bin/sh
# The smallest possible bot: always the first legal action. It relies on the spacing of our JSON.
while read -r line; do
    id=${line#*'"id": '} action=${line##*'"legal": ["'}
    case $line in
    *'"type": "hello"'*) echo '{"type": "hello", "protocol": 1, "name": "Shell"}' ;;
    *'"type": "choose"'*) printf '{"type": "action", "id": %s, "action": "%s"}\n' "${id%%,*}" "${action%%\"*}" ;;
    esac
done
