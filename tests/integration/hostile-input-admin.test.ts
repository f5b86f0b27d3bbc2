import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { adminForms, sendAdminForm, type AdminForm, type Typed } from '#tests/support/admin-forms.ts'
import { openAdminPlace } from '#tests/support/admin-place.ts'
import type { Answer } from '#tests/support/ask.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { splitBy } from '#tests/support/stages.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let admin: Actor
let other: Member
const visitors = new Map<string, Visitor>()
beforeAll(async () => {
  portal = await openPortal()
  admin = await newAdmin()
  other = await newTenant([])
  for (const language of ['nl', 'en']) {
    const visitor = await signedIn(portal.origin, admin)
    visitor.cookies.set('routekaart.language', language)
    visitors.set(language, visitor)
  }
})
afterAll(() => portal.close())

/** What no page lets anybody type, or nobody types on purpose; a list is a field that is sent more than once. */
const hostile: [string, (other: Member) => Typed][] = [
  ['NUL', () => 'a\0b'],
  ['half a character', () => 'a\ud800b'],
  ['a megabyte', () => 'x'.repeat(1_000_000)],
  ['one character beyond the longest', () => 'x'.repeat(10_001)],
  ['nothing', () => ''],
  ['white space', () => ' \t\u00a0\u2003\r\n '],
  ['lines', () => 'een\r\ntwee\r\ndrie'],
  ['marks that turn the direction round', () => '\u202ea\u2066b'],
  ['markup', () => '</textarea><script>alert(1)</script>'],
  ['SQL', () => "'; drop table users; --"],
  ['a number below all', () => '-1'],
  ['a number above all', () => '99999999999999999999'],
  ['a day that is none', () => '31-02-2027'],
  ['a day before all', () => '0000-00-00'],
  ['a day beyond all', () => '275761-01-01'],
  ['an hour that is none', () => '25.61'],
  ['a name of the prototype', () => '__proto__'],
  ['an id of nothing', () => randomUUID()],
  ['an id of another organisation', ({ organisationId }) => organisationId],
  ['an address', () => 'javascript:alert(1)'],
  ['an e-mail address with a header', () => 'a@example.org\r\nBcc: b@example.org'],
  ['something twice', () => ['een', 'twee']],
  ['something a thousand times', () => Array.from({ length: 1000 }, (_, at) => `x${at}`)],
  ['no field', () => null],
]

/** Fields that say which button was pressed: another one there is another form. */
const buttons = ['do', 'intent', 'act']

/** Text without what does not come back: signs that a page cannot show, and space at its ends. */
const plain = (text: string) =>
  unescapeHtml(text)
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()

/** Shown again, pages of what an organisation filled in note once more who looked at them. */
const notesLooks = (route: string, one: string) =>
  /^staff\/organisations\/pages\/(one|answers|fill-in)$/.test(route) &&
  /^insert into "?(audit_log|security_log)\b/i.test(one)
/** The form of a task counts which fields could not be read, whoever sends it. */
const countsRejected = (route: string, one: string) =>
  route === 'staff/organisations/pages/fill-in' && /^insert into "?usage_log\b/i.test(one)

/** What is not as it should be with an answer to a form that may be refused. */
function faultsOf(
  { status, text }: Answer,
  route: string,
  language: string,
  statements: readonly string[],
  typed: readonly string[],
) {
  if (status === 303 || status === 200) return []
  // What is there already is left as it is: then nothing was done.
  const writes = statements.filter(
    (one) =>
      /^(insert|update|delete)/i.test(one) &&
      !/do nothing/i.test(one) &&
      !notesLooks(route, one) &&
      !countsRejected(route, one),
  )
  const isUndone = statements.some((one) => /^rollback/i.test(one))
  // Without the provider's data, which a form before may have emptied, nobody signed: there is nothing to type for then.
  const isNothingToSign = route === 'staff/links/pages/sign' && status === 409
  const isAgain = status === 422 || (status === 409 && !isNothingToSign)
  const shown = isAgain ? plain(text) : ''
  return [
    ...(status < 400 || status >= 500 ? ['is no refusal'] : []),
    ...(text.includes(`<html lang="${language}"`) ? [] : ['is not in the language of its reader']),
    ...(/Unexpected Server Error|\n\s+at .*:\d+:\d+|<script>alert/.test(text) ? ['is not for a reader'] : []),
    ...(writes.length > 0 && !isUndone ? writes : []),
    ...(isAgain ? typed.filter((one) => !shown.includes(one)).map((one) => `lost ${one.slice(0, 40)}`) : []),
  ]
}

/** Sends a form with something odd in one field; gives what is wrong with what came of it. */
async function sendOdd(form: AdminForm, name: string, value: Typed, language: string) {
  const visitor = visitors.get(language)
  if (!visitor) throw new Error(language)
  const sent = { ...(await form.fields()), [name]: value }
  let answer: Answer = { status: 0, headers: {}, text: '' }
  const statements = await portal.statements.during(
    async () => (answer = await sendAdminForm(visitor, form, { [name]: value })),
  )
  const typed = buttons.includes(name) ? [] : form.typed.map((one) => plain([sent[one] ?? ''].flat()[0] ?? ''))
  const { route, what } = form
  const faults = faultsOf(answer, route, language, statements, typed)
  return faults.length > 0 ? [{ route, what, name, status: answer.status, faults }] : []
}

/** A body that is too large is refused before its fields are read: one of each form is enough. */
const isOfWholeBody = (what: string) => what === 'a megabyte'

/** What the gate sends in every field; of the other values it sends a fixed eighth in each. */
const isEverywhere = new Set(['NUL', 'markup', 'an id of another organisation'])

describe.each(hostile.map(([what, valueFor], number) => [what, { valueFor, number }] as const))(
  '%s',
  (what, { valueFor, number }) => {
    const eighths = Array.from({ length: 8 }, (_, at) => (at + number) % 8)
    for (const { rows, options } of splitBy(eighths, (_, at) => at === 0 || isEverywhere.has(what))) {
      test(`in fields ${rows.join(', ')} of every eight is refused in words, or saved whole`, options, async () => {
        const place = await openAdminPlace(portal, admin)
        const wrong = []
        for (const form of adminForms(place)) {
          const names = Object.keys(await form.fields())
          for (const [at, name] of names.slice(0, isOfWholeBody(what) ? 1 : undefined).entries()) {
            if (rows.includes(at % 8))
              wrong.push(...(await sendOdd(form, name, valueFor(other), at % 2 === 0 ? 'nl' : 'en')))
          }
        }
        expect(wrong).toEqual([])
        expect((await visitors.get('nl')?.ask('/admin/organisations'))?.status).toBe(200)
      })
    }
  },
)
