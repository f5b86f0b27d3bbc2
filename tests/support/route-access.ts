import type { MarkedTenant } from './marked-tenant.ts'
import type { BuiltRoute } from './site-map.ts'

/**
 * Who may ask for a route. A caller is a member who sends a body; staff of nobody see nothing of an organisation, staff
 * of people see e-mail addresses too, staff of places the ids of locations, and staff of all both. Of what members and staff
 * ask, members are told of their own organisation, and staff of all of them.
 */
export type RouteAccess =
  | 'anyone'
  | 'signed-in'
  | 'member'
  | 'caller'
  | 'member and staff'
  | 'staff'
  | 'staff of people'
  | 'staff of places'
  | 'staff of all'
  | 'staff of nobody'

const access: [RegExp, RouteAccess][] = [
  [
    /^(routes\/(authentication\/|language$|calendar-feed$|signing-example$)|sharing\/pages\/(?:share|verify|proof)\/|notifications\/unsubscribe\/|api\/pages\/docs$|(ss\/)?api\/(openapi\.json|mail\/events|oauth\/token)$)/,
    'anyone',
  ],
  [
    /^(root|routes\/(home|app-entry|help|settings\/(home|calendar|own-data|second-factor|sessions)|not-found))$/,
    'signed-in',
  ],
  [
    /^routes\/organisation\/(overview|route-card|export|staff-access|assigned|tasks|tasks-csv|people|person|person-new|person-added|defaults|import|logo|logo-picture|logo-remove)$/,
    'member',
  ],
  [/^routes\/location\/(route-card|connected|export)$/, 'member'],
  [
    /^(roadmap\/)?(organisation|location)\/[\w-]+(\/|\/intro|\/answers|\/done|\/history|\/assignee|\/does-not-apply|\/pages\/[\w-]+)?$/,
    'member',
  ],
  [/^sharing\/pages\/links\/(list|new|one|remark|evidence|evidence-text|evidence-pdf)$/, 'member'],
  [/^(organisation|location)\/[\w-]+\/(download\/:name|calendar)$/, 'member'],
  [/^routes\/(calendar|documents\/(home|calendar|download|preview|remove))$/, 'member'],
  [/^routes\/(documents\/library-download|organisation\/import-template(-csv)?)$/, 'signed-in'],
  [/^(ss\/)?api\/roadmap$/, 'member'],
  [/^(ss\/)?api\/(forms\/get|form|documents\/get|document\/upload)$/, 'caller'],
  [/^(ss\/)?api\/(auth\/user|user_log|\*)$/, 'signed-in'],
  [/^(ss\/)?api\/attention$/, 'member and staff'],
  [/^staff\/(layout|today\/pages\/home)$/, 'staff of places'],
  [/^staff\/(board\/pages\/(home|csv)|review\/pages\/(queue|csv|document|download))$/, 'staff'],
  [/^staff\/radar\/pages\/(home|csv)$/, 'staff of nobody'],
  [/^staff\/(board\/pages\/(calendar|month)|review\/pages\/preview)$/, 'staff of nobody'],
  [/^staff\/(relationships|mail|requests)\/pages\/(list|one|csv)$/, 'staff'],
  [/^staff\/search\/pages\/(results|json|suggestions)$/, 'staff of nobody'],
  [/^staff\/mail\/pages\/texts\/(list|one)$/, 'staff of nobody'],
  [/^staff\/relationships\/pages\/(calendar|one-calendar)$/, 'staff'],
  [/^staff\/documents\/pages\/\w+$/, 'staff of nobody'],
  [/^staff\/links\/pages\/(list|new|one|sign|csv|evidence|evidence-text|evidence-pdf)$/, 'staff'],
  [/^staff\/organisations\/pages\/(list|names|csv|archive|route-card|export)$/, 'staff'],
  [/^staff\/organisations\/pages\/one$/, 'staff of all'],
  [
    /^staff\/organisations\/pages\/(new|template|history|answers|fill-in|location|archive-location)$/,
    'staff of nobody',
  ],
  [/^staff\/users\/pages\/(list|one|csv)$/, 'staff of people'],
  [/^staff\/(users\/pages\/(new|disable)|audit\/pages\/(list|csv))$/, 'staff'],
  [/^staff\/users\/pages\/bulk$/, 'staff of nobody'],
  [/^staff\/programs\/(webhooks\/)?pages\/(list|one|end)$/, 'staff of nobody'],
  [/^staff\/programs\/(webhooks\/)?pages\/new$/, 'staff'],
  [/^staff\/security\/pages\/(list|csv|verify)$/, 'staff of nobody'],
  [
    /^staff\/(usage\/pages\/(home|csv)|privacy\/pages\/home|site\/pages\/settings|privacy\/pages\/export)$/,
    'staff of nobody',
  ],
  [/^(staff\/site\/pages\/help\/(list|csv)|admin\/help\/(new|one))$/, 'staff of nobody'],
]

/** Who may ask for a route, by its id; one that nobody has thought about is in none of these, and its tests fail. */
export const accessTo = (route: BuiltRoute): RouteAccess | undefined =>
  access.find(([pattern]) => pattern.test(route.id))?.[1]

/** Whether provider staff are told something of an organisation there. */
export const tellsStaff = (access: RouteAccess | undefined): boolean =>
  access !== undefined && access !== 'staff of nobody' && access.includes('staff')

/** What even those who may see an organisation there are not told; all of its secrets where they may not see it. */
export function keptFromStaff(access: RouteAccess | undefined, { secrets, member }: MarkedTenant): string[] {
  if (!tellsStaff(access)) return secrets
  const rows = secrets.slice(4)
  if (access === 'member and staff') return [member.userId, member.email, ...rows]
  if (access === 'staff of all') return []
  if (access === 'staff of people') return rows
  return access === 'staff of places' ? [member.email] : [member.email, ...rows]
}
