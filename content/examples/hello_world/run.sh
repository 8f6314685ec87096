#!/usr/bin/with-contenv bashio

GREETING="Hello $(bashio::config 'name')!"
if bashio::config.true 'loud'; then
    GREETING="${GREETING^^}"
fi

echo "${GREETING}" > /www/index.html

bashio::log.info "Serving: ${GREETING}"
exec python3 -m http.server 8000 --directory /www
