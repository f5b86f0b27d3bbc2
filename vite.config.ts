import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig, type Plugin } from 'vite'
import remixConfig from './remix.config.js'

/** The server around Remix is part of the same build, so that both share one copy of every module. */
const serverEntry: Plugin = {
  name: 'server-entry',
  enforce: 'post',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: 'server/main.ts' } } } : undefined,
}

export default defineConfig({
  plugins: [remix(remixConfig), serverEntry],
  // es2019 and es2020 instead of browser names: esbuild 0.28 cannot lower destructuring for Safari 14.
  // No inlined assets: the content security policy has no data: sources.
  build: { target: 'es2019', assetsInlineLimit: 0 },
  optimizeDeps: { esbuildOptions: { target: 'es2020' } },
})
