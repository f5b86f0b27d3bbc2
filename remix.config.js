/** The options of Remix; vite.config.ts hands them to its plugin. */
export default {
  appDirectory: 'app',
  ignoredRouteFiles: ['**/*'],
  serverModuleFormat: /** @type {const} */ ('esm'),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
    v3_routeConfig: true,
    unstable_optimizeDeps: true,
  },
}
