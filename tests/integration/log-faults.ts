import { expect } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { ask } from '#tests/support/ask.ts'
import type { MailSink } from '#tests/support/mail-sink.ts'
import type { Portal } from '#tests/support/portal.ts'
import { pdfOf, sendFiles } from '#tests/support/upload-form.ts'
import { openVisitor, ownForm, type Visitor } from '#tests/support/visitor.ts'

/** Stands in everything that somebody sends, and in all that others answer: nowhere in the log. */
export const mark = 'zqmark'
const form = { first_name: mark, last_name: mark, email: `${mark}@example.org`, goTo: 'next', name: mark, formId: mark }
const headers = {
  ...{ Cookie: `routekaart.session=${mark}; ${mark}=${mark}`, Authorization: `Bearer ${mark}`, 'X-Request-Id': mark },
  ...{
    Referer: `http://${mark}.example/`,
    'User-Agent': mark,
    'X-Forwarded-For': mark,
    Origin: `http://${mark}.example`,
  },
}

/** Where the faults are driven. */
export type Place = { portal: Portal; staff: Visitor; leader: Visitor; member: Member; sink: MailSink }

/** Lets something go wrong in the database while it is asked. */
const during = async ({ portal }: Place, [before, after]: [string, string], work: () => Promise<unknown>) => {
  await portal.sql.unsafe(before)
  await work().finally(() => portal.sql.unsafe(after))
}
const renamed = (table: string): [string, string] => [
  `alter table ${table} rename to ${table}_away`,
  `alter table ${table}_away rename to ${table}`,
]
/** A trigger that says what it was given, in the message and in the detail. */
const refusing = (table: string): [string, string] => [
  `create or replace function refuse() returns trigger language plpgsql as $$ begin
    raise exception 'no: %', new using detail = new::text, hint = new::text; end $$;
  create trigger refuse before insert or update on ${table} for each row execute function refuse()`,
  `drop trigger refuse on ${table}`,
]
const checking = (table: string): [string, string] => [
  `alter table ${table} add constraint unmarked check (${table}::text not like '%${mark}%') not valid`,
  `alter table ${table} drop constraint unmarked`,
]
const basics = '/location/basic-info/contacts?location=0'
const invite = ({ staff, member }: Place, over = {}) =>
  staff.post('/admin/users/new', { ...form, organisation: member.organisationId, language: 'nl', ...over })
const json = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
const get = (path: string) => (place: Place) =>
  Promise.all([ask(place.portal.origin, path, { headers }), place.leader.ask(path), place.staff.ask(path)])
const post =
  (path: string, body: string, type: Record<string, string> = json) =>
  (place: Place) =>
    Promise.all([
      ask(place.portal.origin, path, { method: 'POST', headers: { ...headers, ...type }, body }),
      place.leader.ask(path, { method: 'POST', headers: type, body }),
      place.staff.ask(path, { method: 'POST', headers: type, body }),
    ])

/** THE NET: one line for each fault. What it leaves in the log must not hold the mark. */
export const faults: Record<string, (place: Place) => Promise<unknown>> = {
  'a user whose statement fails': (place) => during(place, renamed('mail_messages'), () => invite(place)),
  'a user that the database refuses': (place) => during(place, refusing('users'), () => invite(place)),
  'a user against a constraint': (place) => during(place, checking('users'), () => invite(place)),
  'a form whose statement fails': (place) => during(place, renamed('forms'), () => place.leader.post(basics, form)),
  'a form that the database refuses': (place) =>
    during(place, refusing('forms'), () => place.leader.post(basics, form)),
  'a form against a constraint': (place) => during(place, checking('forms'), () => place.leader.post(basics, form)),
  'no history': (place) => during(place, renamed('form_changes'), () => place.leader.post(basics, form)),
  'no sessions': (place) => during(place, renamed('auth_sessions'), () => get(`/help?${mark}=${mark}`)(place)),
  'no links': (place) => during(place, renamed('share_links'), () => get(`/share/${mark}?x=${mark}`)(place)),
  'no use': (place) =>
    during(place, refusing('usage_log'), () => place.leader.post(basics, { ...form, first_name: 'x' })),
  'no drafts': (place) =>
    during(place, refusing('form_drafts'), () => openVisitor(place.portal.origin).post(basics, form)),
  'no accounts': (place) => during(place, renamed('identity_failures'), () => login(place)),
  'an outage': async (place) => {
    place.portal.statements.cut()
    await get(`/location/route-card?location=${mark}`)(place)
    await place.leader.post(basics, form)
    await place.portal.statements.mend()
  },
  'JSON that is broken': post('/api/form', `{"${mark}": ${mark}`),
  'JSON of another shape': post('/api/form', JSON.stringify({ formType: mark, [mark]: [mark], location: mark })),
  'JSON in the log of use': post('/api/user_log', JSON.stringify({ log_type: mark, data: `/${mark}`, amount: mark })),
  'a form that is broken': post(basics, `%zz=${mark}&${mark}=%`, ownForm),
  'a multipart form that is broken': post('/location/upload-floor-plan/upload?location=0', `--x\r\n${mark}\r\n--x`, {
    ...{ 'Content-Type': 'multipart/form-data; boundary=x', 'Sec-Fetch-Site': 'same-origin' },
  }),
  'a multipart form without a boundary': post('/location/upload-floor-plan/upload', mark, {
    ...{ 'Content-Type': `multipart/form-data; ${mark}`, 'Sec-Fetch-Site': 'same-origin' },
  }),
  'a file store that fails': ({ leader }) => sendFiles(leader, [{ file: `${mark}.pdf`, bytes: pdfOf(200) }]),
  'a refused login': (place) => login(place),
  'a login without its beginning': post(`/identity/u/login/${mark}`, `email=${mark}&password=${mark}`, ownForm),
  'a code that was never given': get(`/authentication/callback?code=${mark}&state=${mark}`),
  'a login that was refused elsewhere': get(`/authentication/callback?error=${mark}&error_description=${mark}&state=x`),
  'a provider asked oddly': get(`/identity/authorize?client_id=${mark}&redirect_uri=http://${mark}&scope=${mark}`),
  'a token asked oddly': post(
    '/identity/oauth/token',
    JSON.stringify({ grant_type: mark, code: mark, client_id: mark }),
  ),
  'a body that is no token request': post('/identity/oauth/token', `{"${mark}`),
  'a way out elsewhere': get(`/identity/v2/logout?returnTo=http://${mark}.example`),
  'links that open something': async (place) => {
    for (const path of [
      ...['/share/', '/en/share/', '/%73hare/', '/Share/', '/./share/', '//share/', '/share%2F', '/help/../share/'],
      ...[
        '/identity/u/password/',
        '/en/identity/u/password/',
        '/identity//u/password/',
        '/identity/u/login/',
        '/identity/u/let-in/',
      ],
    ]) {
      await get(`${path}${mark}`)(place)
      await get(`${path}${mark}/code?${mark}&_routes=${mark}`)(place)
    }
    await post(`/share/${mark}/code`, `code=${mark}`, ownForm)(place)
    await post(`/identity/u/password/${mark}`, `password=${mark}&repeat=${mark}`, ownForm)(place)
  },
  'addresses there are not': async (place) => {
    for (const path of [`/${mark}`, `/documents/${mark}/download`, `/admin/users/${mark}`, `/%zz${mark}`])
      await get(path)(place)
  },
  'data without a page': async (place) => {
    for (const path of [`/${mark}.data`, `/help.data?_routes=${mark}`, `/help?_data=${mark}`]) await get(path)(place)
    await post('/help.data', mark)(place)
  },
  'a page that takes no form': post('/help', `${mark}=${mark}`, ownForm),
  'a search': get(`/admin/users?q=${mark}&${mark}&page=${mark}&sort=${mark}`),
  'a host of somebody else': ({ portal }) => ask(portal.origin, `/${mark}`, { headers: { Host: `${mark}.example` } }),
  'an id for the request': ({ portal }) =>
    ask(portal.origin, '/help', { headers: { 'X-Request-Id': `${mark}-${mark}` } }),
  'a mail server that refuses': async ({ sink, portal }) => {
    sink.answerBy(({ refuse }) => refuse(550, `5.1.1 no such ${mark}`))
    const to = { name: mark, address: `${mark}@example.org` }
    await database().transaction((tx) =>
      queueMail(tx, {
        cause: 'share-link',
        organisationId: null,
        to,
        language: 'nl',
        subject: mark,
        preheader: mark,
        paragraphs: [mark],
      }),
    )
    await expect.poll(() => portal.output()).toContain('"mail not sent"')
  },
}

async function login({ portal }: Place): Promise<void> {
  const browser = openVisitor(portal.origin)
  const begun = await browser.post('/authentication/login', { returnTo: `/help?${mark}`, login_hint: mark })
  const { pathname, search } = new URL(begun.headers.location ?? '/', portal.origin)
  const asked = await browser.ask(pathname + search)
  const page = new URL(asked.headers.location ?? '/', portal.origin).pathname
  await browser.post(page, { email: `${mark}@example.org`, password: mark })
}
