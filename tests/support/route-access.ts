import type { BuiltRoute } from './site-map.ts'

/**
 * Who may ask for a route. A caller is a member who sends a body; staff of nobody see nothing of an organisation, staff
 * of people see e-mail addresses too, and staff of places the ids of locations.
 */
export type RouteAccess =
  'anyone' | 'signed-in' | 'member' | 'caller' | 'staff' | 'staff of people' | 'staff of places' | 'staff of nobody'

const access: [RegExp, RouteAccess][] = [
  [/^(routes\/(authentication\/|share\/|language$|api\/docs$)|(ss\/)?api\/openapi\.json$)/, 'anyone'],
  [/^(root|roadmap\/screens\/home|routes\/(app-entry|help|not-found))$/, 'signed-in'],
  [/^roadmap\/screens\/(overview|organisation-route-card|location-route-card)$/, 'member'],
  [/^(roadmap\/)?(organisation|location)\/[\w-]+(\/|\/intro|\/answers|\/done|\/history|\/pages\/[\w-]+)?$/, 'member'],
  [/^routes\/(take-out\/(organisation|location)|looked-at)$/, 'member'],
  [/^routes\/links\/(list|new|one|remark|evidence|evidence-text)$/, 'member'],
  [/^(organisation|location)\/[\w-]+\/(download\/:name|calendar)$/, 'member'],
  [/^routes\/documents\/(home|calendar|download|preview|remove)$/, 'member'],
  [/^routes\/documents\/library-download$/, 'signed-in'],
  [/^(ss\/)?api\/roadmap$/, 'member'],
  [/^(ss\/)?api\/(forms\/get|form|documents\/get|document\/upload)$/, 'caller'],
  [/^(ss\/)?api\/(auth\/user|user_log|\*)$/, 'signed-in'],
  [/^routes\/admin\/(layout|home|review\/(queue|csv|document|download))$/, 'staff'],
  [/^routes\/admin\/review\/preview$/, 'staff of nobody'],
  [/^routes\/(admin\/((relationships|mail)\/(list|one|csv)|links\/(list|new|one|csv))|take-out\/staff)$/, 'staff'],
  [/^routes\/admin\/calendar$/, 'staff of nobody'],
  [/^routes\/admin\/relationships\/(calendar|one-calendar)$/, 'staff'],
  [/^routes\/admin\/library\/\w+$/, 'staff of nobody'],
  [/^routes\/admin\/links\/evidence(-text)?$/, 'staff'],
  [/^routes\/admin\/(csv|organisations\/(list|csv|archive|route-card))$/, 'staff'],
  [/^routes\/admin\/organisations\/one$/, 'staff of places'],
  [/^routes\/admin\/organisations\/(new|history|location|archive-location)$/, 'staff of nobody'],
  [/^routes\/admin\/users\/(list|one|csv)$/, 'staff of people'],
  [/^routes\/admin\/(users\/(new|disable)|audit\/(list|csv))$/, 'staff'],
  [/^routes\/admin\/users\/bulk$/, 'staff of nobody'],
  [/^routes\/admin\/(usage|privacy)\/home$/, 'staff'],
  [/^routes\/admin\/(usage\/csv|settings|privacy\/export)$/, 'staff of nobody'],
  [/^(routes\/admin\/help\/(list|csv)|admin\/help\/(new|one))$/, 'staff of nobody'],
]

/** Who may ask for a route, by its id; one that nobody has thought about is in none of these, and its tests fail. */
export const accessTo = (route: BuiltRoute): RouteAccess | undefined =>
  access.find(([pattern]) => pattern.test(route.id))?.[1]
