import { index, prefix, route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config'
import { hasAnswersPage } from './roadmap/flow/addresses.ts'
import { allItems } from './roadmap/registry.ts'
import type { Item } from './roadmap/rules/item.ts'

/** Addresses of the API, below /api and /ss/api, and what answers them. */
const apiModules = {
  'auth/user': 'auth-user',
  'forms/get': 'forms-get',
  form: 'form',
  'documents/get': 'documents-get',
  'document/upload': 'document-upload',
  roadmap: 'roadmap',
  user_log: 'user-log',
  '*': 'unknown',
}

/**
 * THE SITE MAP: every address and the module behind it. The pages of an item follow from its index card in the
 * registry: the intro, done and history pages are shared, the others are files in the item's folder.
 */
export default [
  index('roadmap/screens/home.tsx'),
  route('_app', 'routes/app-entry.ts'),
  route('organisation', 'roadmap/screens/overview.tsx'),
  route('organisation/route-card', 'roadmap/screens/organisation-route-card.tsx'),
  route('location/route-card', 'roadmap/screens/location-route-card.tsx'),
  ...allItems.flatMap(({ item }) => itemRoutes(item)),

  route('documents/:id/download', 'routes/documents/download.ts'),
  route('documents/:id/remove', 'routes/documents/remove.tsx'),
  route('help', 'routes/help.tsx'),
  route('language', 'routes/language.tsx'),
  route('admin', 'routes/admin/home.tsx'),

  ...prefix('authentication', [
    route('login', 'routes/authentication/login.tsx'),
    route('check', 'routes/authentication/check.tsx'),
    route('callback', 'routes/authentication/callback.tsx'),
    route('session', 'routes/authentication/session.tsx'),
    route('token', 'routes/authentication/token.ts'),
    route('stay', 'routes/authentication/stay.tsx'),
    route('logout', 'routes/authentication/logout.tsx'),
  ]),

  ...['api', 'ss/api'].flatMap((base) =>
    Object.entries(apiModules).map(([path, module]) =>
      route(`${base}/${path}`, `routes/api/${module}.ts`, { id: `${base}/${path}` }),
    ),
  ),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig

function itemRoutes(item: Item): RouteConfigEntry[] {
  const id = item.path.slice(1)
  const pages = route(id, 'roadmap/screens/item-layout.tsx', { id }, [
    index('roadmap/screens/intro.tsx', { id: `${id}/` }),
    route('intro', 'roadmap/screens/intro.tsx', { id: `${id}/intro` }),
    ...item.pages.map((page) => route(page, `roadmap/${id}/pages/${page}.tsx`)),
    ...(hasAnswersPage(item) ? [route('answers', 'roadmap/screens/answers.tsx', { id: `${id}/answers` })] : []),
    route('done', 'roadmap/screens/done.tsx', { id: `${id}/done` }),
    route('history', 'roadmap/screens/history.tsx', { id: `${id}/history` }),
  ])
  const files = [
    ...(item.letters.size > 0 ? [{ path: 'download/:name', module: 'roadmap/letters/download.ts' }] : []),
    ...(item.hasAppointments ? [{ path: 'calendar', module: 'roadmap/calendar/calendar.ts' }] : []),
  ]
  return [pages, ...files.map(({ path, module }) => route(`${id}/${path}`, module, { id: `${id}/${path}` }))]
}
