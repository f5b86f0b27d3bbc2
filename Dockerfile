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
COPY server/run.js server/create-admin.js server/reset-password.js server/node-version.js server/
COPY drizzle/migrations drizzle/migrations
COPY --from=build /app/build build
# What was built, for the log and /metrics: --build-arg ROUTEKAART_COMMIT=$(git rev-parse --short HEAD)
ARG ROUTEKAART_COMMIT=
ENV ROUTEKAART_COMMIT=$ROUTEKAART_COMMIT
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/run.js"]
