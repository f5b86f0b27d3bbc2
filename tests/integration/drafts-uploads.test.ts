import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { draftsOf } from '#tests/support/drafts.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { ownForm, signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const roster = '/location/pass-down-night-shift-roster/upload?location=0'

async function newLeader() {
  const member = await addOrganisation(['Huis'])
  return { member, visitor: await signedIn(portal.origin, member) }
}

/** A page that somebody had open when the session ended. */
async function openBeforeTheEnd() {
  const { member, visitor } = await newLeader()
  const page = await openStep(visitor, roster)
  await portal.sql`delete from auth_sessions where user_id = ${member.userId}`
  return { member, visitor, page }
}

const multipart = (fields: Record<string, string | readonly string[]>, file?: string) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  )
  const name = file === undefined ? '' : 'a.pdf'
  const end = `--xx\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n${file ?? ''}\r\n--xx--\r\n`
  return { headers: { ...ownForm, 'Content-Type': 'multipart/form-data; boundary=xx' }, body: parts.join('') + end }
}

describe('an upload', () => {
  test('after the session keeps the text beside the file', async () => {
    const { member, visitor, page } = await openBeforeTheEnd()
    const sent = multipart({ ...page.fields, textual: 'Ma tot wo Ans' }, 'x'.repeat(3 * 1024 * 1024))
    const answer = await visitor.ask(roster, { method: 'POST', ...sent })
    expect(answer.status).toBe(303)
    const text = (await (await signedIn(portal.origin, member)).ask(roster)).text
    expect(text).toMatch(/U typte dit op/)
    expect(text).toContain('Ma tot wo Ans')
  })

  test('that is too large for the portal keeps the text, signed in or not', async () => {
    const { member, visitor } = await newLeader()
    const page = await openStep(visitor, roster)
    const { headers, body } = multipart({ ...page.fields, textual: 'Do tot zo Bea' }, 'x'.repeat(22 * 1024 * 1024))
    const answer = await visitor.ask(roster, { method: 'POST', headers, body })
    expect(answer.status).toBe(413)
    expect(answer.text).toContain('Wat u typte, is bewaard.')
    expect(answer.text).toContain('We’ve kept what you typed.')
    expect(await draftsOf(portal, member)).toMatchObject([{ reason: 'too-large' }])
    const used = await openStep(visitor, `${roster}&draft=${(await draftsOf(portal, member))[0]?.id}`)
    expect(used.fields.textual).toBe('Do tot zo Bea')
  })

  test.each([
    ['nl', 'Wat u typte, is bewaard.', 'what you typed'],
    ['en', 'what you typed', 'Wat u typte'],
  ])('that is too large says so in the language of the browser alone (%s)', async (language, said, other) => {
    const { visitor } = await newLeader()
    const page = await openStep(visitor, roster)
    visitor.cookies.set('routekaart.language', language)
    const sent = multipart({ ...page.fields, textual: 'Ma Ans' }, 'x'.repeat(22 * 1024 * 1024))
    const { status, text } = await visitor.ask(roster, { method: 'POST', ...sent })
    expect(status).toBe(413)
    expect(text).toContain(`<html lang="${language}">`)
    expect([text.includes(said), text.includes(other)]).toEqual([true, false])
  })

  test('with a text that is too long keeps it', async () => {
    const { member, visitor } = await newLeader()
    const page = await openStep(visitor, roster)
    const long = 'Ans '.repeat(2000)
    const refused = await visitor.ask(roster, { method: 'POST', ...multipart({ ...page.fields, textual: long }) })
    expect(refused.status).toBe(422)
    const [draft] = await draftsOf(portal, member)
    const used = await openStep(visitor, `${roster}&draft=${draft?.id}`)
    expect(used.fields).toMatchObject({ textual: long, draft: draft?.id })
    const sent = multipart({ ...used.fields, textual: 'Ans', goTo: 'save' })
    expect((await visitor.ask(roster, { method: 'POST', ...sent })).status).toBe(303)
    expect(await draftsOf(portal, member)).toEqual([])
  })
})
