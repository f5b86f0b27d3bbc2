import type { ServerBuild } from '@remix-run/node'
import { knowPaths } from '../app/platform/log/logged-path.ts'

/** What answers before Remix does: the identity provider, and files. */
const ours = [
  ...['authorize', 'authorize/:token', 'userinfo', 'oauth/token', 'oauth/revoke', 'v2/logout'],
  ...['u/login/:token', 'u/password', 'u/password/:token', 'u/let-in/:token', 'u/forgotten', '.well-known/*'],
].map((path) => `identity/${path}`)
const files = [
  ...['assets/*', 'favicon.ico', 'manifest.webmanifest', 'robots.txt'],
  ...['.well-known/change-password', '.well-known/security.txt'],
]
const watching = ['healthz', 'readyz', 'metrics']

/** Tells the log which addresses there are, so that it can name a request by its route. */
export function knowSiteMap({ routes }: Pick<ServerBuild, 'routes'>): void {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join('/') : ''
  }
  const pages = Object.keys(routes).map(pathOf)
  knowPaths([...ours, ...files, ...watching, ...pages.filter((path) => path !== '' && path !== '*')])
}
