/** One entry of the main menu; `key` names its text. */
type Entry = {
  href: string
  key: 'start' | 'routeCard' | 'locations' | 'documents' | 'links' | 'help' | 'admin'
  isHere: (path: string) => boolean
}

const isBelow = (start: string) => (path: string) => path === start || path.startsWith(`${start}/`)
const help: Entry = { href: '/help', key: 'help', isHere: isBelow('/help') }
/** Pages about all locations; what else stands below /organisation is a route card and its tasks. */
const ofAllLocations = ['import', 'tasks', 'assigned', 'people', 'defaults', 'looked-at', 'logo']
const isOfAllLocations = (path: string) =>
  path === '/organisation' || ofAllLocations.some((page) => isBelow(`/organisation/${page}`)(path))
const ofOrganisation: Entry[] = [
  { href: '/', key: 'start', isHere: (path) => path === '/' },
  {
    href: '/location/route-card',
    key: 'routeCard',
    isHere: (path) => isBelow('/location')(path) || (path.startsWith('/organisation/') && !isOfAllLocations(path)),
  },
  { href: '/organisation', key: 'locations', isHere: isOfAllLocations },
  { href: '/documents', key: 'documents', isHere: (path) => path === '/documents' },
  { href: '/links', key: 'links', isHere: isBelow('/links') },
  help,
]
const ofProvider: Entry[] = [{ href: '/admin', key: 'admin', isHere: isBelow('/admin') }, help]

/**
 * The main menu.
 * @returns `current` is 'page' on the very page an entry leads to, 'true' on the pages below it
 */
export function navigation(user: { isAdmin: boolean }, pathname: string) {
  const path = pathname.toLowerCase().replace(/\/{1,9}$/, '') || '/'
  return (user.isAdmin ? ofProvider : ofOrganisation).map(({ href, key, isHere }) => {
    const current: 'page' | 'true' | undefined = path === href ? 'page' : isHere(path) ? 'true' : undefined
    return { href, key, current }
  })
}
