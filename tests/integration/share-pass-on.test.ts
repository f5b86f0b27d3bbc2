import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { allItems } from '#app/roadmap/registry.ts'
import { bare, rowSchema, type FieldsSchema } from '#app/roadmap/rules/fields.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { filledPages, isToDo, lettersToDo, purposeToPassOn, sharesOf } from '#app/roadmap/rules/shares.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink, eventsOf, isLooking, tokenIn, typedLink } from '#tests/support/share.ts'
import { fieldsIn, stepIn, unescapeHtml } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { sendFiles } from '#tests/support/upload-form.ts'
import { openVisitor, signedIn, type FormFields } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const who = 'Jos Timmer'

/** The names that the fields of a form have, those of rows without their position. */
function askedBy(schema: FieldsSchema, at = ''): string[] {
  return Object.entries(schema.shape).flatMap(([name, part]) => {
    const inner = bare(part)
    const row = rowSchema(part)
    if (inner instanceof z.ZodObject) return askedBy(inner, `${at}${name}.`)
    return row ? askedBy(row, `${name}[].`) : [`${at}${name}`]
  })
}

const namesOn = (html: string): string[] => {
  const [form = ''] = /<form\b[^>]*id="step-form"[\s\S]*?<\/form>/.exec(html) ?? []
  const names = [...form.matchAll(/<(?:input|select|textarea)\b[^>]*\bname="([^"]*)"/g)].map(([, name = '']) => name)
  return [...new Set(names.map((name) => unescapeHtml(name).replace(/\[\d+\]/, '[]')))]
}

/** One field of the form filled in anew, as what it is. */
function oneAnswer(html: string): FormFields {
  const [form = ''] = /<form\b[^>]*id="step-form"[\s\S]*?<\/form>/.exec(html) ?? []
  const fields = [...form.matchAll(/<(input|select|textarea)\b([^>]*)>/g)].map(
    ([whole, tag = '', attributes = '']) => ({
      tag,
      at: form.indexOf(whole),
      name: unescapeHtml(/\bname="([^"]*)"/.exec(attributes)?.[1] ?? ''),
      type: /\btype="([^"]*)"/.exec(attributes)?.[1] ?? 'text',
      value: /\bvalue="([^"]*)"/.exec(attributes)?.[1] ?? '',
      id: /\bid="([^"]*)"/.exec(attributes)?.[1] ?? '',
      mode: /\binputMode="([^"]*)"/i.exec(attributes)?.[1] ?? '',
    }),
  )
  const asked = fields.filter(({ name, type }) => type !== 'hidden' && name !== 'reason')
  const text = asked.find(
    ({ tag, type, mode }) => tag === 'textarea' || (tag === 'input' && type === 'text' && mode === ''),
  )
  if (text) return { [text.name]: 'Van Jos 7' }
  const choice = asked.find(({ type, value }) => (type === 'radio' && value !== '') || type === 'checkbox')
  if (choice) return { [choice.name]: choice.value || 'on' }
  const [first] = asked
  if (!first) return {}
  return { [first.name]: first.mode === 'numeric' ? '3' : '20-4-2027' }
}

const indexOf = (item: Item) => (item.roadmap === 'location' ? 0 : null)

const rights = allItems.flatMap(({ item }) => {
  const purpose = purposeToPassOn(item)
  if (purpose === null) return []
  const own = sharesOf(item).to[purpose] ?? []
  return own.filter((may) => isToDo({ may, purpose })).map((may) => [item.key, may, item, purpose] as const)
})
const filled = rights.filter(([, may]) => may === 'fill')
const brought = rights.filter(([, may]) => may === 'upload')

/** What other tasks know has to be there before every page of this one is open; nobody passes on what is done. */
async function openOrganisation(key = '') {
  const member = await addOrganisation(['Huis', 'Hof'])
  if (key !== 'target-date') await addForm(member, 0, 'target-date', { date: Date.UTC(2027, 3, 12) })
  return member
}

describe('a link by which somebody does a task', () => {
  test.each(rights)('%s: is made on the page for a new link, with %s', async (key, may, item, purpose) => {
    const member = await openOrganisation(key)
    const leader = await signedIn(portal.origin, member)
    const place = indexOf(item) === null ? '' : '&location=0'
    const task = await leader.ask(`${item.path}/intro?${place.slice(1)}`)
    const address = `/links/new?item=${key}${place}&purpose=${purpose}`
    expect(unescapeHtml(task.text)).toContain(`href="${address}"`)
    const page = await leader.ask(address)
    expect(page.status).toBe(200)
    expect(page.text).toMatch(new RegExp(`name="may"[^>]*value="${may}"`))
    const csrf = fieldsIn(page.text, 'link')
    const made = await leader.post(address, { ...csrf, ...typedLink({ items: key, may, name: who, email: '' }) })
    const guest = openVisitor(portal.origin)
    const opened = await guest.ask(`/share/${tokenIn(made.text)}`)
    expect(opened.status).toBe(200)
    for (const name of lettersToDo(item)) {
      const path = `/share/${tokenIn(made.text)}/letters/${key}/${name}`
      expect(opened.text).toContain(path)
      expect((await guest.ask(path)).status).toBe(200)
    }
  })

  test.each(filled)('%s: shows every field with the words of its page, and saves', async (key, may, item, purpose) => {
    const member = await openOrganisation()
    const index = indexOf(item)
    const link = await addLink(member, { purpose, may, items: [key], locationIndex: index, recipientName: who })
    const guest = openVisitor(portal.origin)
    const page = await guest.ask(link.address)
    const open = filledPages(item).filter((one) => !(key === 'quotation' && one === 'details'))
    const asked = open.flatMap((one) => askedBy(item.pageFields[one] ?? z.object({})))
    const theirs = asked.filter((name) => !item.providerFields?.includes(name))
    const about = ['version', 'locationId', 'reason']
    const shown = namesOn(page.text).filter((name) => !about.includes(name))
    expect(new Set(shown)).toEqual(new Set(theirs))
    // Nobody confirms a number that they do not see.
    expect(page.text.includes('Nu geteld:')).toBe(theirs.includes('checked'))
    const before = await storedForm(portal, member, key, index)
    const sent = await stepIn(guest, link.address, page).send({ ...oneAnswer(page.text), reason: 'Het past beter' })
    expect(sent.status).toBe(303)
    const after = await storedForm(portal, member, key, index)
    expect(after?.updated_by_name).toBe(who)
    expect(after?.fields).not.toEqual(before?.fields)
    const leader = await signedIn(portal.origin, member)
    const history = await leader.ask(`${item.path}/history?location=0`)
    expect(history.text).toContain(`${who}, via een deellink`)
  })

  test.each(brought)('%s: takes files with %s, and the sender is told', async (key, may, _, purpose) => {
    const member = await openOrganisation()
    const link = await addLink(member, { purpose, may, items: [key], recipientName: who })
    const guest = openVisitor(portal.origin)
    const page = await guest.ask(link.address)
    expect(page.text).toContain('type="file"')
    const send = (file: string, goTo: string) =>
      sendFiles(guest, [{ file, bytes: sampleFiles.pdf }], `${link.address}/upload`, goTo)
    expect((await send('een.pdf', 'save')).status).toBe(303)
    expect((await guest.ask(link.address)).text).toContain('een.pdf')
    const done = await send('twee.pdf', 'done')
    expect([done.status, done.headers.location]).toEqual([303, link.address])
    expect((await guest.ask(link.address)).text).toContain('ziet dat u klaar bent')
    const kept = await portal.sql`select document_type, location_index, name, created_by, created_by_name from documents
      where organisation_id = ${member.organisationId} order by name`
    const of = { document_type: key, location_index: 0, created_by: null, created_by_name: who }
    expect([...kept]).toEqual([
      { ...of, name: 'een.pdf' },
      { ...of, name: 'twee.pdf' },
    ])
    const kinds = (await eventsOf(portal, link)).filter((kind) => !isLooking(kind))
    expect(kinds).toEqual(['made', 'brought', 'brought', 'uploaded'])
    const leader = await signedIn(portal.origin, member)
    const sent = await leader.ask(`/links/${link.id}`)
    for (const words of ['Bestanden aangeleverd', 'een.pdf', 'Laten verbeteren']) expect(sent.text).toContain(words)
    await leader.post(`/links/${link.id}`, { intent: 'confirm' })
    expect((await send('drie.pdf', 'save')).status).toBe(409)
    expect((await portal.filesOf(member.organisationId)).length).toBe(2)
  })
})
