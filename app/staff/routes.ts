import { index, prefix, route, type RouteConfig } from '@remix-run/route-config'

/** Lists of provider staff, below /admin, that are also handed out as a table for spreadsheets. */
const tables = [
  ...['board', 'radar', 'usage', 'organisations', 'users', 'audit', 'security'],
  ...['requests', 'review', 'documents', 'links', 'mail'],
]

/** The part of the site map below /admin: the pages of provider staff, and what they download. */
export const staffRoutes = [
  route('admin', 'staff/layout.tsx', [
    index('staff/today/pages/home.tsx'),
    route('search', 'staff/search/pages/results.tsx'),
    route('board', 'staff/board/pages/home.tsx'),
    route('board/month', 'staff/board/pages/month.tsx'),
    route('radar', 'staff/radar/pages/home.tsx'),
    ...prefix('organisations', [
      index('staff/organisations/pages/list.tsx'),
      route('new', 'staff/organisations/pages/new.tsx'),
      route(':organisationId', 'staff/organisations/pages/one.tsx'),
      ...['archive', 'route-card', 'answers', 'fill-in', 'history'].map((page) =>
        route(`:organisationId/${page}`, `staff/organisations/pages/${page}.tsx`),
      ),
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
      route(':organisationId/:id/sign', 'staff/links/pages/sign.tsx'),
      route(':organisationId/:id/evidence', 'staff/links/pages/evidence.tsx'),
      route(':organisationId/:id/evidence.txt', 'staff/links/pages/evidence-text.ts'),
      route(':organisationId/:id/evidence.pdf', 'staff/links/pages/evidence-pdf.ts'),
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
  ...tables.map((list) => route(`admin/${list}/csv`, `staff/${list}/pages/csv.ts`)),
  route('admin/relationship-management/csv', 'staff/relationships/pages/csv.ts'),
  route('admin/help/csv', 'staff/site/pages/help/csv.ts'),
  route('admin/calendar', 'staff/board/pages/calendar.ts'),
  route('admin/relationship-management/calendar', 'staff/relationships/pages/calendar.ts'),
  route('admin/relationship-management/:organisationId/calendar', 'staff/relationships/pages/one-calendar.ts'),
  route('admin/search/json', 'staff/search/pages/json.ts'),
  route('admin/search/suggestions', 'staff/search/pages/suggestions.ts'),
  route('admin/organisations/names', 'staff/organisations/pages/names.ts'),
  route('admin/organisations/template', 'staff/organisations/pages/template.ts'),
  route('admin/organisations/:organisationId/take-out', 'staff/organisations/pages/export.ts'),
] satisfies RouteConfig
