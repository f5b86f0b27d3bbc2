/** A part of the tree of addresses: what may follow, letter by letter, as a parameter, or as anything. */
type Branch = {
  fixed: Map<string, Branch>
  parameter?: { name: string; branch: Branch }
  pattern?: string
  rest?: string
}

const anyUuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Values of the query that can be no secret, and tell of the fault what the path does not. */
const speaking = new Map([
  ['location', /^(?:\d{1,4}|all)$/],
  ['page', /^\d{1,6}$/],
  ['part', /^\d{1,4}$/],
])
/** Other names in queries of ours; any other name may itself be what nobody should read. */
const knownNames =
  /^(?:index|returnTo|code|state|error|error_description|language|letter|organisation|organization|category|draft|again|only|remove|replaces|subject|task|q|sort|ask)$/
const unknown = '(unknown)'

let tree = grow([])

/**
 * Says which addresses there are. Until then every path is logged as unknown.
 * @param patterns as in the site map: `share/:token/code`, `assets/*`
 */
export function knowPaths(patterns: Iterable<string>): void {
  tree = grow(patterns)
}

/**
 * The path of a request as it may stand in the log: the pattern of its route, seen as the router sees it, with those ids
 * that only name something. Of the query names, and few values.
 * @param url path and query as they came
 */
export function loggedPath(url: string): string {
  const [pathname = '', ...query] = url.split('?')
  const path = patternOf(pathname)
  return query.length > 0 ? `${path}?${loggedQuery(query.join('?'))}` : path
}

/** The pattern of the route alone, without any id and without the query: for sums over all requests. */
export const routeOf = (url: string): string => patternOf(url.split('?', 1).join('')).replace(anyUuid, ':id')

function patternOf(pathname: string): string {
  const parts = partsOf(pathname)
  if (parts === null) return unknown
  return find(tree, parts, 0) ?? (tree.fixed.has(parts[0] ?? '') ? `/${parts[0]}/${unknown}` : unknown)
}

/** The parts of a path after what browsers, proxies and the router do to it; null where it cannot be read. */
function partsOf(pathname: string): string[] | null {
  if (!URL.canParse(pathname, 'http://localhost') || /^[/\\]{2}/.test(pathname)) return split(pathname)
  return split(new URL(pathname, 'http://localhost').pathname)
}

function split(pathname: string): string[] | null {
  try {
    const parts = decodeURIComponent(pathname)
      .split(/[/\\]/)
      .filter((part) => part !== '' && part !== '.')
    const isLanguage = /^(?:nl|en)$/.test(parts[0] ?? '')
    return isLanguage ? parts.slice(1) : parts
  } catch {
    return null
  }
}

function find(branch: Branch, parts: string[], at: number): string | undefined {
  const part = parts[at]
  if (part === undefined) return branch.pattern
  const fixed = branch.fixed.get(part.toLowerCase())
  const found = fixed && find(fixed, parts, at + 1)
  if (found !== undefined) return found
  const { parameter } = branch
  const below = parameter && find(parameter.branch, parts, at + 1)
  if (parameter === undefined || below === undefined) return branch.rest
  return uuid.test(part) && parameter.name !== 'token' ? below.replace(`:${parameter.name}`, part.toLowerCase()) : below
}

function grow(patterns: Iterable<string>): Branch {
  const root: Branch = { fixed: new Map(), pattern: '/' }
  for (const pattern of patterns) {
    let branch = root
    for (const part of pattern.split('/').filter(Boolean)) {
      if (part === '*') branch.rest = `/${pattern}`
      else branch = branchFor(branch, part)
    }
    if (!pattern.endsWith('*')) branch.pattern = `/${pattern}`
  }
  return root
}

function branchFor(branch: Branch, part: string): Branch {
  if (part.startsWith(':')) return (branch.parameter ??= { name: part.slice(1), branch: { fixed: new Map() } }).branch
  const next = branch.fixed.get(part) ?? { fixed: new Map() }
  branch.fixed.set(part, next)
  return next
}

function loggedQuery(query: string): string {
  const names = new Set(
    query.split('&').map((part) => {
      const [name = '', value] = part.split('=', 2)
      if (value !== undefined && speaking.get(name)?.test(value)) return part
      if (!knownNames.test(name) && !speaking.has(name)) return '…'
      return value === undefined ? name : `${name}=…`
    }),
  )
  return [...names].slice(0, 20).join('&')
}
