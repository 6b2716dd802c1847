# Pauta's web process and its worker are one image: `npm start` is the one, `npm run worker` the other. See compose.yml.
FROM debian:trixie-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates nodejs npm
WORKDIR /pauta
COPY package.json package-lock.json ./
RUN npm install --no-save --omit=dev --include=optional --no-audit --no-fund
COPY . .
RUN npm run build

FROM debian:trixie-slim
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates ffmpeg && rm -rf /var/lib/apt/lists/*
RUN echo "pauta:x:10001:10001::/data:/usr/sbin/nologin" >> /etc/passwd && echo "pauta:x:10001:" >> /etc/group
RUN install --directory --owner=10001 --group=10001 --mode=0700 /data
COPY --from=build /pauta /pauta
WORKDIR /pauta
ENV PATH=/pauta/node_modules/node/bin:/usr/local/bin:/usr/bin:/bin
ENV NODE_ENV=production
ENV DATA_DIR=/data
ENV ENV_FILE=
VOLUME /data
EXPOSE 3000
USER 10001:10001
CMD ["node", "lib/tools/launch/start.mjs"]
