# syntax=docker/dockerfile:1.7-labs
# The house, the signer and their tools in one image; what runs is said by the command. The database is outside: DATABASE_URL.
# How it is run: deploy/README.md.

FROM node:24.21.0-bookworm-slim AS built
WORKDIR /house
COPY package.json package-lock.json ./
COPY --parents packages/*/package.json games/package.json apps/*/package.json tools/*/package.json ./
# As scripts/boot/install.mjs does it: "npm ci" refuses a lock that lacks optional packages of other systems.
RUN npm install --no-save --ignore-scripts --no-audit --no-fund --include=dev --include=optional
COPY . .
RUN node scripts/web.mjs

FROM node:24.21.0-bookworm-slim AS needed
WORKDIR /house
COPY package.json package-lock.json ./
COPY --parents packages/*/package.json games/package.json apps/*/package.json ./
# Without what is for development, and without the embedded database, which is optional.
RUN npm install --no-save --ignore-scripts --no-audit --no-fund --omit=dev --omit=optional

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.licenses=Apache-2.0
ENV NODE_ENV=production NODES=1 DATA_DIR=/data OPERATOR_HOST=0.0.0.0 LOG_STDERR=1
WORKDIR /house
COPY --from=needed /house ./
COPY --from=built /house/package.json /house/math.lock.json ./
COPY --from=built /house/packages packages
COPY --from=built /house/games games
COPY --from=built /house/promotions promotions
COPY --from=built /house/media media
COPY --from=built /house/apps apps
COPY --from=built /house/tools tools
COPY --from=built /house/docs docs
# Volumes that are mounted here for the first time take the owner from these.
RUN install -d -o node -g node -m 0700 /data /signer /place
USER node
VOLUME /data
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "apps/server/src/main.ts"]
