# syntax=docker/dockerfile:1
# One image for every node, and for a single machine with the PostgreSQL that comes along. See docs/operations.md.
# Who builds for production names the image by its digest: --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/

FROM manifests AS web
RUN npm ci --workspace=contract --workspace=web --include=dev --no-audit --no-fund
COPY tsconfig.base.json ./
COPY contract contract
COPY web web
COPY docs/guides docs/guides
RUN cd web && ../node_modules/.bin/vite build

FROM manifests AS packages
RUN npm ci --workspace=contract --workspace=server --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
# As scripts/server-command.mjs runs it.
ENV NODE_ENV=production \
    NODE_COMPILE_CACHE=/app/compile-cache \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    DATA_DIR=/data \
    PORT=3000
WORKDIR /app
COPY --from=packages /app ./
COPY contract contract
COPY server server
COPY --from=web /app/web/dist web/dist
RUN install -d -o node -g node /data /app/compile-cache
USER node
# What is compiled is kept in the image, so that it starts fast and small with a file system that cannot be written. A server that is
# told nonsense compiles its beginning, and ends.
RUN node --input-type=module --eval "await import('/app/server/src/worker.ts'); (await import('node:module')).flushCompileCache()" \
  && ! PORT=none node server/src/process/main.ts 2>/dev/null
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--invocation-count-for-maglev=50", "server/src/process/main.ts"]
