/**
 * A page by its path, written in one way: the router takes other cases, percent signs and slashes for the same page.
 * @param pathname as `new URL(…).pathname` gives it
 */
export function pagePath(pathname: string): string {
  const folders = decoded(pathname)
    .toLowerCase()
    .split('/')
    .filter((folder) => folder !== '')
  return `/${folders.join('/')}`
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
