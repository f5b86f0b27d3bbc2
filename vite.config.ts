import { readFileSync } from 'node:fs'
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

/** The scripts of still pages are files beside the bundle, which nothing else makes small. */
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

/**
 * What every page needs, in two pieces: the framework, which rarely changes, and our own. A dozen small files compress
 * worse and take longer to fetch. What is fetched only when it is used (dialog, toaster) stays apart, and so does what
 * only still pages draw.
 */
function chunkFor(id: string): string | undefined {
  if (/\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|turbo-stream|cookie)\//.test(id))
    return 'framework'
  if (
    /\/app\/(ui|platform\/(frame|workspace))\/(?!choices|confirm|conform-fields|copy-button|count-input|counted-list|fact-list|filter-chips|file-input|five-stops|illustrations|list|meter|older-browsers|qr-code|row-sign|sonner|table|toasts|with-query)/.test(
      id,
    )
  )
    return 'everywhere'
  if (/\/app\/(platform\/i18n\/((use-)?text|text-store|trimmed|dates)\.ts|roadmap\/rules\/paths)/.test(id))
    return 'everywhere'
  // With it whatever is fetched later is fetched.
  if (id.includes('vite/preload-helper')) return 'everywhere'
  // The words of every page and of every page of a task: apart they are two files for one in a language.
  const [, language] = /\/app\/(?:platform\/i18n|roadmap\/screens)\/(nl|en)\.ts$/.exec(id) ?? []
  if (language) return `words-${language}`
  // What every page of a task needs.
  if (
    /\/app\/roadmap\/(screens\/(conflicts|field|focus|kept|page|same|save|step|uninitialised\.|use)|rules\/values\.)/.test(
      id,
    )
  )
    return 'step'
  if (/\/app\/platform\/documents\/unsent\./.test(id)) return 'step'
  // What pages with rows need.
  if (/\/app\/(ui\/count-input|roadmap\/screens\/(count-field|row-list))\./.test(id)) return 'rows'
  // What pages that ask for people need: some of them have rows, most have not.
  if (/\/app\/roadmap\/screens\/person-picker\//.test(id)) return 'people'
  // Questions with a few answers: many pages have none.
  if (/\/app\/(ui\/choices|roadmap\/screens\/(choice|wifi)-fields)\./.test(id)) return 'choices'
  // What every page with files needs.
  return /\/app\/(platform\/documents\/(check-tag|document-list|file-size|file-types|upload-field)|roadmap\/screens\/files)\./.test(
    id,
  )
    ? 'files'
    : undefined
}

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
    ...(isSsrBuild ? [] : [iconsOfManifest, smallScripts]),
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
