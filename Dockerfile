FROM node:24-slim AS build
# Pages show the day of their last commit.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
USER node
WORKDIR /home/node/site
COPY --chown=node package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY --chown=node . .
RUN DEPLOY_HOST=nginx npm run build

FROM nginxinc/nginx-unprivileged:stable-alpine
COPY --from=build /home/node/site/hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /home/node/site/public /usr/share/nginx/html
