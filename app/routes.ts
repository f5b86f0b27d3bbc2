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
  'openapi.json': 'openapi',
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
  route('organisation/looked-at', 'routes/looked-at.tsx'),
  route('organisation/take-out', 'routes/take-out/organisation.ts'),
  route('location/take-out', 'routes/take-out/location.ts'),
  ...allItems.flatMap(({ item }) => itemRoutes(item)),

  route('documents', 'routes/documents/home.tsx'),
  route('documents/calendar', 'routes/documents/calendar.ts'),
  route('documents/library/:id/download', 'routes/documents/library-download.ts'),
  route('documents/:id/download', 'routes/documents/download.ts'),
  route('documents/:id/preview', 'routes/documents/preview.ts'),
  route('documents/:id/remove', 'routes/documents/remove.tsx'),
  route('help', 'routes/help.tsx'),
  route('language', 'routes/language.tsx'),
  route('share/:token', 'routes/share/link.tsx'),
  ...prefix('links', [
    index('routes/links/list.tsx'),
    route('new', 'routes/links/new.tsx'),
    route(':id', 'routes/links/one.tsx'),
    route(':id/evidence', 'routes/links/evidence.tsx'),
    route(':id/evidence.txt', 'routes/links/evidence-text.ts'),
    route(':id/remarks/:remark', 'routes/links/remark.tsx'),
  ]),
  ...prefix('share/:token', [
    route('code', 'routes/share/code.tsx'),
    route('letters/:item/:name', 'routes/share/letter.ts'),
    route('documents/:id/download', 'routes/share/document.ts'),
    route('calendar', 'routes/share/calendar.ts'),
    route('evidence', 'routes/share/evidence.tsx'),
    route('evidence.txt', 'routes/share/evidence-text.ts'),
    route('upload', 'routes/share/upload.tsx'),
  ]),
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/home.tsx'),
    ...prefix('organisations', [
      index('routes/admin/organisations/list.tsx'),
      route('new', 'routes/admin/organisations/new.tsx'),
      route(':organisationId', 'routes/admin/organisations/one.tsx'),
      route(':organisationId/archive', 'routes/admin/organisations/archive.tsx'),
      route(':organisationId/route-card', 'routes/admin/organisations/route-card.tsx'),
      route(':organisationId/history', 'routes/admin/organisations/history.tsx'),
      route(':organisationId/locations/:row', 'routes/admin/organisations/location.tsx'),
      route(':organisationId/locations/:row/archive', 'routes/admin/organisations/archive-location.tsx'),
    ]),
    route('review', 'routes/admin/review/queue.tsx'),
    route('review/:organisationId/:documentId', 'routes/admin/review/document.tsx'),
    ...prefix('documents', [
      index('routes/admin/library/list.tsx'),
      route('upload', 'routes/admin/library/add.tsx'),
      route(':id', 'routes/admin/library/change.tsx'),
      route(':id/upload', 'routes/admin/library/replace.tsx'),
      route(':id/archive', 'routes/admin/library/archive.tsx'),
    ]),
    ...prefix('relationship-management', [
      index('routes/admin/relationships/list.tsx'),
      route(':organisationId', 'routes/admin/relationships/one.tsx'),
    ]),
    ...prefix('links', [
      index('routes/admin/links/list.tsx'),
      route('new/:organisationId', 'routes/admin/links/new.tsx'),
      route(':organisationId/:id', 'routes/admin/links/one.tsx'),
      route(':organisationId/:id/evidence', 'routes/admin/links/evidence.tsx'),
      route(':organisationId/:id/evidence.txt', 'routes/admin/links/evidence-text.ts'),
    ]),
    route('usage', 'routes/admin/usage/home.tsx'),
    route('settings', 'routes/admin/settings.tsx'),
    route('privacy', 'routes/admin/privacy/home.tsx'),
    ...prefix('help', [
      index('routes/admin/help/list.tsx'),
      route('new', 'routes/admin/help/one.tsx', { id: 'admin/help/new' }),
      route(':id', 'routes/admin/help/one.tsx', { id: 'admin/help/one' }),
    ]),
    ...prefix('users', [
      index('routes/admin/users/list.tsx'),
      route('new', 'routes/admin/users/new.tsx'),
      route('bulk', 'routes/admin/users/bulk.tsx'),
      route(':userId', 'routes/admin/users/one.tsx'),
      route(':userId/disable', 'routes/admin/users/disable.tsx'),
    ]),
    route('audit', 'routes/admin/audit/list.tsx'),
    ...prefix('mail', [index('routes/admin/mail/list.tsx'), route(':id', 'routes/admin/mail/one.tsx')]),
  ]),
  ...prefix('admin/review/:organisationId/:documentId', [
    route('download', 'routes/admin/review/download.ts'),
    route('preview', 'routes/admin/review/preview.ts'),
  ]),
  route('admin/usage/csv', 'routes/admin/usage/csv.ts'),
  route('admin/privacy/export', 'routes/admin/privacy/export.ts'),
  route('admin/csv', 'routes/admin/csv.ts'),
  route('admin/organisations/csv', 'routes/admin/organisations/csv.ts'),
  route('admin/users/csv', 'routes/admin/users/csv.ts'),
  route('admin/audit/csv', 'routes/admin/audit/csv.ts'),
  route('admin/review/csv', 'routes/admin/review/csv.ts'),
  route('admin/documents/csv', 'routes/admin/library/csv.ts'),
  route('admin/relationship-management/csv', 'routes/admin/relationships/csv.ts'),
  route('admin/links/csv', 'routes/admin/links/csv.ts'),
  route('admin/mail/csv', 'routes/admin/mail/csv.ts'),
  route('admin/help/csv', 'routes/admin/help/csv.ts'),
  route('admin/calendar', 'routes/admin/calendar.ts'),
  route('admin/relationship-management/calendar', 'routes/admin/relationships/calendar.ts'),
  route('admin/relationship-management/:organisationId/calendar', 'routes/admin/relationships/one-calendar.ts'),
  route('admin/organisations/:organisationId/take-out', 'routes/take-out/staff.ts'),

  ...prefix('authentication', [
    route('login', 'routes/authentication/login.tsx'),
    route('check', 'routes/authentication/check.tsx'),
    route('popup', 'routes/authentication/popup.ts'),
    route('silent', 'routes/authentication/silent.ts'),
    route('callback', 'routes/authentication/callback.tsx'),
    route('session', 'routes/authentication/session.tsx'),
    route('token', 'routes/authentication/token.ts'),
    route('stay', 'routes/authentication/stay.tsx'),
    route('logout', 'routes/authentication/logout.tsx'),
  ]),

  route('api/docs', 'routes/api/docs.tsx'),
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
