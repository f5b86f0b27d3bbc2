# Debian, not Alpine: the PostgreSQL programs that come along need glibc.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY patches patches
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY patches patches
RUN npm ci --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY server/run.js server/built-command.js server/create-admin.js server/reset-password.js server/reset-second-factor.js server/verify-security-log.js server/backup.js server/restore.js server/backup-daily.sh server/check-health.js server/node-version.js server/
COPY drizzle/migrations drizzle/migrations
COPY --from=build /app/build build
# What was built, for the log and /metrics: --build-arg ROUTEKAART_COMMIT=$(git rev-parse --short HEAD)
ARG ROUTEKAART_COMMIT=
ENV ROUTEKAART_COMMIT=$ROUTEKAART_COMMIT
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=40s --start-period=60s --retries=3 CMD ["node", "server/check-health.js"]
CMD ["node", "server/run.js"]
