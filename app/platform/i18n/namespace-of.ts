/** The namespace of a file of texts, by its path from the project's folder: its folder below app/, 'common' for our own. */
export function namespaceOf(path: string): string {
  const folder = path.replace(/^\/app\//, '').replace(/\/(nl|en)\.ts$/, '')
  return folder === 'platform/i18n' ? 'common' : folder
}
