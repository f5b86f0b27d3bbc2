import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig, transformWithEsbuild, type Plugin } from 'vite'
import remixConfig from './remix.config.js'

/** The server around Remix is part of the same build, so that both share one copy of every module. */
const serverEntry: Plugin = {
  name: 'server-entry',
  enforce: 'post',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: 'server/main.ts' } } } : undefined,
}

/** Sonner writes its styles into the page, which the content security policy refuses; its stylesheet is loaded instead. */
const sonnerWithoutStyles: Plugin = {
  name: 'sonner-without-styles',
  transform: (code, id) =>
    id.includes('/sonner/dist/') && code.includes('__insertCSS(')
      ? { code: code.replace(/^__insertCSS\(.*\);?$/m, ''), map: null }
      : undefined,
}

/**
 * The icons that the web manifest names are part of the build, with their hash in their names; one that is not there ends it.
 * While developing, its names are those of the sources.
 */
const iconsOfManifest: Plugin = {
  name: 'icons-of-manifest',
  generateBundle() {
    const name = 'manifest.webmanifest'
    const source = readFileSync(`public/${name}`, 'utf8').replace(
      /"\/(app\/assets\/([^"]+))"/g,
      (_text, originalFileName: string, own: string) => {
        const icon = readFileSync(originalFileName)
        return `"/${this.getFileName(this.emitFile({ type: 'asset', name: own, originalFileName, source: icon }))}"`
      },
    )
    this.emitFile({ type: 'asset', fileName: name, source })
  },
}

/** Scripts of a part of a page are files beside the bundle, which nothing else makes small. */
const smallScripts: Plugin = {
  name: 'small-scripts',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.js')) continue
      const options = { minify: true, target: 'es2021', sourcemap: false }
      file.source = (await transformWithEsbuild(String(file.source), file.fileName, options)).code
    }
  },
}

const pageForBrowsers = '?__remix-build-client-route'

/** The server alone draws pages: of their modules, which Remix builds for browsers too, those get nothing. */
const pagesStayHere: Plugin = {
  name: 'pages-stay-here',
  enforce: 'post',
  transform: (_code, id) => (id.endsWith(pageForBrowsers) ? { code: 'export {}', map: null } : undefined),
  // Remix wants to find them in its list of what was built, but nobody asks for them.
  async writeBundle({ dir = '' }, bundle) {
    for (const file of Object.values(bundle)) {
      const isPage = file.type === 'chunk' && file.facadeModuleId?.endsWith(pageForBrowsers)
      if (isPage) await rm(path.join(dir, file.fileName))
    }
  },
}

/** While developing, the browser asks for its page again after every change: there is nothing in it to put in place of the old. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  handleHotUpdate({ server }) {
    server.ws.send({ type: 'full-reload' })
    return []
  },
}

/** What islands are drawn with is one file, which few pages fetch, and only when they need it. */
const chunkFor = (id: string) => (/\/node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'framework' : undefined)

/**
 * Packages of many small files that every start loads: as a part of the build they cost a third, because most of loading
 * is opening files. What is large, native or seldom used stays a package.
 */
const bundled = [
  /^@conform-to\//,
  /^@opentelemetry\/api$/,
  /^(astronomia|caldate|date-[a-z-]+|moment|moment-timezone)$/,
  /^drizzle-orm/,
  /^jose$/,
  /^prom-client$/,
  /^rate-limiter-flexible$/,
  /^zod/,
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix(remixConfig),
    serverEntry,
    sonnerWithoutStyles,
    smallScripts,
    pagesStayHere,
    reloadPages,
    ...(isSsrBuild ? [] : [iconsOfManifest]),
  ],
  ssr: isSsrBuild ? { noExternal: bundled } : {},
  // es2021 is what Safari 15 and Firefox ESR read; functions that came later stand in app/ui/older-browsers.ts. Terser makes
  // what the browser loads some 4 kB smaller than esbuild.
  // No inlined assets: the content security policy has no data: sources.
  build: {
    target: 'es2021',
    assetsInlineLimit: 0,
    minify: isSsrBuild ? false : 'terser',
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkFor } },
    terserOptions: { ecma: 2020, module: true, compress: { passes: 4, unsafe_arrows: true, keep_fargs: false } },
  },
  optimizeDeps: { esbuildOptions: { target: 'es2021' } },
}))
