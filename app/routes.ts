import { index, prefix, route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config'
import { signingExample } from './platform/site/signing-example.ts'
import { hasAnswersPage } from './roadmap/flow/addresses.ts'
import { allItems } from './roadmap/registry.ts'
import type { Item } from './roadmap/rules/item.ts'
import { staffRoutes } from './staff/routes.ts'

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
  route('location/connected', 'routes/location/connected.tsx'),
  route('organisation/import', 'routes/organisation/import.tsx'),
  route('organisation/import/template', 'routes/organisation/import-template.ts'),
  route('organisation/import/template/csv', 'routes/organisation/import-template-csv.ts'),
  route('organisation/assigned', 'routes/organisation/assigned.tsx'),
  route('organisation/tasks', 'routes/organisation/tasks.tsx'),
  route('organisation/tasks/csv', 'routes/organisation/tasks-csv.ts'),
  route('organisation/people', 'routes/organisation/people.tsx'),
  route('organisation/people/new', 'routes/organisation/person-new.tsx'),
  route('organisation/people/added/:id', 'routes/organisation/person-added.tsx'),
  route('organisation/people/:id', 'routes/organisation/person.tsx'),
  route('organisation/defaults', 'routes/organisation/defaults.tsx'),
  route('organisation/looked-at', 'routes/organisation/staff-access.tsx'),
  route('organisation/logo', 'routes/organisation/logo.tsx'),
  route('organisation/logo/picture', 'routes/organisation/logo-picture.ts'),
  route('organisation/logo/remove', 'routes/organisation/logo-remove.tsx'),
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
  ...['calendar', 'sessions', 'second-factor'].map((page) => route(`settings/${page}`, `routes/settings/${page}.tsx`)),
  route('settings/own-data', 'routes/settings/own-data.ts'),
  route('unsubscribe/:token', 'notifications/unsubscribe/pages/stop.tsx'),
  route('share/:token', 'sharing/pages/share/link.tsx'),
  route(signingExample.slice(1), 'routes/signing-example.tsx'),
  route('proof/:number', 'sharing/pages/proof/proof.tsx'),
  route('proof/:number/evidence.pdf', 'sharing/pages/proof/evidence-pdf.ts'),
  route('verify', 'sharing/pages/verify/file.tsx'),
  route('verify/json', 'sharing/pages/verify/json.ts'),
  ...prefix('links', [
    index('sharing/pages/links/list.tsx'),
    route('new', 'sharing/pages/links/new.tsx'),
    route(':id', 'sharing/pages/links/one.tsx'),
    route(':id/evidence', 'sharing/pages/links/evidence.tsx'),
    route(':id/evidence.txt', 'sharing/pages/links/evidence-text.ts'),
    route(':id/evidence.pdf', 'sharing/pages/links/evidence-pdf.ts'),
    route(':id/remarks/:remark', 'sharing/pages/links/remark.tsx'),
  ]),
  ...prefix('share/:token', [
    route('code', 'sharing/pages/share/code.tsx'),
    route('opened', 'sharing/pages/share/opened.ts'),
    route('letters/:item/:name', 'sharing/pages/share/letter.ts'),
    route('pages/:item/:name/:page', 'sharing/pages/share/page-picture.ts'),
    route('annexes/:item/:name', 'sharing/pages/share/annex.ts'),
    route('logo/picture', 'sharing/pages/share/logo.ts'),
    route('documents/:id/download', 'sharing/pages/share/document.ts'),
    route('calendar', 'sharing/pages/share/calendar.ts'),
    route('evidence', 'sharing/pages/share/evidence.tsx'),
    route('evidence.txt', 'sharing/pages/share/evidence-text.ts'),
    route('evidence.pdf', 'sharing/pages/share/evidence-pdf.ts'),
    route('upload', 'sharing/pages/share/upload.tsx'),
    route('privacy', 'sharing/pages/share/privacy.tsx'),
    route('phone', 'sharing/pages/share/phone.tsx'),
  ]),
  ...staffRoutes,

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

  // Every component in every state, for who develops; a build has no such page.
  ...(import.meta.env.DEV ? [route('styleguide', 'styleguide/pages/home.tsx')] : []),

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
    route('assignee', 'routes/item/assignee.tsx', { id: `${id}/assignee` }),
    ...(item.mayNotApply
      ? [route('does-not-apply', 'routes/item/does-not-apply.tsx', { id: `${id}/does-not-apply` })]
      : []),
  ])
  const files = [
    ...(item.letters.size > 0 ? [{ path: 'download/:name', module: 'routes/item/download.ts' }] : []),
    ...(item.hasAppointments ? [{ path: 'calendar', module: 'routes/item/calendar.ts' }] : []),
  ]
  return [pages, ...files.map(({ path, module }) => route(`${id}/${path}`, module, { id: `${id}/${path}` }))]
}
