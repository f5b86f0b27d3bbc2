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
  'mail/events': 'mail-events',
  'oauth/token': 'oauth-token',
  roadmap: 'roadmap',
  attention: 'attention',
  user_log: 'user-log',
  'openapi.json': 'openapi',
  '*': 'unknown',
}

/** Lists of provider staff, below /admin, that are also handed out as a table for spreadsheets. */
const tables = [
  ...['usage', 'organisations', 'users', 'audit', 'security'],
  ...['requests', 'review', 'documents', 'links', 'mail'],
]

/**
 * THE SITE MAP: every address and the module behind it. The pages of an item follow from its index card in the
 * registry: the intro, done and history pages are shared, the others are files in the item's folder.
 */
export default [
  index('routes/home.tsx'),
  route('_app', 'routes/app-entry.ts'),
  route('organisation', 'routes/organisation/overview.tsx'),
  route('organisation/route-card', 'routes/organisation/route-card.tsx'),
  route('location/route-card', 'routes/location/route-card.tsx'),
  route('organisation/looked-at', 'routes/organisation/staff-access.tsx'),
  route('organisation/take-out', 'routes/organisation/export.ts'),
  route('location/take-out', 'routes/location/export.ts'),
  ...allItems.flatMap(({ item }) => itemRoutes(item)),

  route('documents', 'routes/documents/home.tsx'),
  route('documents/calendar', 'routes/documents/calendar.ts'),
  route('documents/library/:id/download', 'routes/documents/library-download.ts'),
  route('documents/:id/download', 'routes/documents/download.ts'),
  route('documents/:id/preview', 'routes/documents/preview.ts'),
  route('documents/:id/remove', 'routes/documents/remove.tsx'),
  route('help', 'routes/help.tsx'),
  route('calendar', 'routes/calendar.ts'),
  route('calendar/:token', 'routes/calendar-feed.ts'),
  route('language', 'routes/language.tsx'),
  route('settings', 'routes/settings/home.tsx'),
  route('settings/calendar', 'routes/settings/calendar.tsx'),
  route('settings/sessions', 'routes/settings/sessions.tsx'),
  route('settings/second-factor', 'routes/settings/second-factor.tsx'),
  route('unsubscribe/:token', 'notifications/unsubscribe/pages/stop.tsx'),
  route('share/:token', 'sharing/pages/share/link.tsx'),
  ...prefix('links', [
    index('sharing/pages/links/list.tsx'),
    route('new', 'sharing/pages/links/new.tsx'),
    route(':id', 'sharing/pages/links/one.tsx'),
    route(':id/evidence', 'sharing/pages/links/evidence.tsx'),
    route(':id/evidence.txt', 'sharing/pages/links/evidence-text.ts'),
    route(':id/remarks/:remark', 'sharing/pages/links/remark.tsx'),
  ]),
  ...prefix('share/:token', [
    route('code', 'sharing/pages/share/code.tsx'),
    route('letters/:item/:name', 'sharing/pages/share/letter.ts'),
    route('documents/:id/download', 'sharing/pages/share/document.ts'),
    route('calendar', 'sharing/pages/share/calendar.ts'),
    route('evidence', 'sharing/pages/share/evidence.tsx'),
    route('evidence.txt', 'sharing/pages/share/evidence-text.ts'),
    route('upload', 'sharing/pages/share/upload.tsx'),
  ]),
  route('admin', 'staff/layout.tsx', [
    index('staff/today/pages/home.tsx'),
    ...prefix('organisations', [
      index('staff/organisations/pages/list.tsx'),
      route('new', 'staff/organisations/pages/new.tsx'),
      route(':organisationId', 'staff/organisations/pages/one.tsx'),
      route(':organisationId/archive', 'staff/organisations/pages/archive.tsx'),
      route(':organisationId/route-card', 'staff/organisations/pages/route-card.tsx'),
      route(':organisationId/history', 'staff/organisations/pages/history.tsx'),
      route(':organisationId/locations/:row', 'staff/organisations/pages/location.tsx'),
      route(':organisationId/locations/:row/archive', 'staff/organisations/pages/archive-location.tsx'),
    ]),
    route('requests', 'staff/requests/pages/list.tsx'),
    route('requests/:organisationId/:id', 'staff/requests/pages/one.tsx'),
    route('review', 'staff/review/pages/queue.tsx'),
    route('review/:organisationId/:documentId', 'staff/review/pages/document.tsx'),
    ...prefix('documents', [
      index('staff/documents/pages/list.tsx'),
      route('upload', 'staff/documents/pages/add.tsx'),
      route(':id', 'staff/documents/pages/change.tsx'),
      route(':id/upload', 'staff/documents/pages/replace.tsx'),
      route(':id/archive', 'staff/documents/pages/archive.tsx'),
    ]),
    ...prefix('relationship-management', [
      index('staff/relationships/pages/list.tsx'),
      route(':organisationId', 'staff/relationships/pages/one.tsx'),
    ]),
    ...prefix('links', [
      index('staff/links/pages/list.tsx'),
      route('new/:organisationId', 'staff/links/pages/new.tsx'),
      route(':organisationId/:id', 'staff/links/pages/one.tsx'),
      route(':organisationId/:id/evidence', 'staff/links/pages/evidence.tsx'),
      route(':organisationId/:id/evidence.txt', 'staff/links/pages/evidence-text.ts'),
    ]),
    route('usage', 'staff/usage/pages/home.tsx'),
    route('settings', 'staff/site/pages/settings.tsx'),
    route('privacy', 'staff/privacy/pages/home.tsx'),
    ...prefix('help', [
      index('staff/site/pages/help/list.tsx'),
      route('new', 'staff/site/pages/help/one.tsx', { id: 'admin/help/new' }),
      route(':id', 'staff/site/pages/help/one.tsx', { id: 'admin/help/one' }),
    ]),
    ...prefix('users', [
      index('staff/users/pages/list.tsx'),
      route('new', 'staff/users/pages/new.tsx'),
      route('bulk', 'staff/users/pages/bulk.tsx'),
      route(':userId', 'staff/users/pages/one.tsx'),
      route(':userId/disable', 'staff/users/pages/disable.tsx'),
    ]),
    route('audit', 'staff/audit/pages/list.tsx'),
    ...prefix('programs', [
      index('staff/programs/pages/list.tsx'),
      route('new', 'staff/programs/pages/new.tsx'),
      route(':id', 'staff/programs/pages/one.tsx'),
      route(':id/end', 'staff/programs/pages/end.tsx'),
      route('webhooks', 'staff/programs/webhooks/pages/list.tsx'),
      route('webhooks/new', 'staff/programs/webhooks/pages/new.tsx'),
      route('webhooks/:id', 'staff/programs/webhooks/pages/one.tsx'),
      route('webhooks/:id/end', 'staff/programs/webhooks/pages/end.tsx'),
    ]),
    route('security', 'staff/security/pages/list.tsx'),
    route('security/verify', 'staff/security/pages/verify.tsx'),
    ...prefix('mail', [
      index('staff/mail/pages/list.tsx'),
      route('texts', 'staff/mail/pages/texts/list.tsx'),
      route('texts/:name', 'staff/mail/pages/texts/one.tsx'),
      route(':id', 'staff/mail/pages/one.tsx'),
    ]),
  ]),
  ...prefix('admin/review/:organisationId/:documentId', [
    route('download', 'staff/review/pages/download.ts'),
    route('preview', 'staff/review/pages/preview.ts'),
  ]),
  route('admin/privacy/export', 'staff/privacy/pages/export.ts'),
  route('admin/csv', 'staff/today/pages/csv.ts'),
  ...tables.map((list) => route(`admin/${list}/csv`, `staff/${list}/pages/csv.ts`)),
  route('admin/relationship-management/csv', 'staff/relationships/pages/csv.ts'),
  route('admin/help/csv', 'staff/site/pages/help/csv.ts'),
  route('admin/calendar', 'staff/today/pages/calendar.ts'),
  route('admin/relationship-management/calendar', 'staff/relationships/pages/calendar.ts'),
  route('admin/relationship-management/:organisationId/calendar', 'staff/relationships/pages/one-calendar.ts'),
  route('admin/organisations/:organisationId/take-out', 'staff/organisations/pages/export.ts'),

  ...prefix('authentication', [
    route('login', 'routes/authentication/login.tsx'),
    route('check', 'routes/authentication/check.tsx'),
    route('popup', 'routes/authentication/popup.ts'),
    route('silent', 'routes/authentication/silent.ts'),
    route('callback', 'routes/authentication/callback.tsx'),
    route('session', 'routes/authentication/session.tsx'),
    route('token', 'routes/authentication/token.ts'),
    route('stay', 'routes/authentication/stay.tsx'),
    route('again', 'routes/authentication/again.tsx'),
    route('logout', 'routes/authentication/logout.tsx'),
  ]),
  route('api/docs', 'api/pages/docs.tsx'),
  ...['api', 'ss/api'].flatMap((base) =>
    Object.entries(apiModules).map(([path, module]) =>
      route(`${base}/${path}`, `api/pages/${module}.ts`, { id: `${base}/${path}` }),
    ),
  ),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig

function itemRoutes(item: Item): RouteConfigEntry[] {
  const id = item.path.slice(1)
  const pages = route(id, 'routes/item/layout.tsx', { id }, [
    index('routes/item/intro.tsx', { id: `${id}/` }),
    route('intro', 'routes/item/intro.tsx', { id: `${id}/intro` }),
    ...item.pages.map((page) => route(page, `roadmap/${id}/pages/${page}.tsx`)),
    ...(hasAnswersPage(item) ? [route('answers', 'routes/item/answers.tsx', { id: `${id}/answers` })] : []),
    route('done', 'routes/item/done.tsx', { id: `${id}/done` }),
    route('history', 'routes/item/history.tsx', { id: `${id}/history` }),
    ...(item.mayNotApply
      ? [route('does-not-apply', 'routes/item/does-not-apply.tsx', { id: `${id}/does-not-apply` })]
      : []),
  ])
  const files = [
    ...(item.letters.size > 0 ? [{ path: 'download/:name', module: 'routes/item/download.ts' }] : []),
    ...(item.keyDate ? [{ path: 'dates', module: 'routes/item/dates.ts' }] : []),
    ...(item.hasAppointments ? [{ path: 'calendar', module: 'routes/item/calendar.ts' }] : []),
  ]
  return [pages, ...files.map(({ path, module }) => route(`${id}/${path}`, module, { id: `${id}/${path}` }))]
}
