/** Early releases of Node 20 lack URL.parse, which oidc-provider calls when it is loaded: import this before it. */
if (!('parse' in URL)) {
  Object.defineProperty(URL, 'parse', {
    value: (url: string, base?: string) => (URL.canParse(url, base) ? new URL(url, base) : null),
  })
}
