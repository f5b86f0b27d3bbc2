import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addDays, dayOf } from '#app/platform/i18n/dates.ts'
import { save } from '#app/roadmap/flow/save.server.ts'
import { basicInformation } from '#app/roadmap/location/basic-info/item.ts'
import { orgInformation } from '#app/roadmap/organisation/basic-info/item.ts'
import { addForm, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink } from '#tests/support/share.ts'
import { addSignedLink } from '#tests/support/signed-link.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const inDays = (days: number) => addDays(dayOf(Date.now()), days)

/** The words of a page, with the addresses that its links lead to. */
async function pageOf(member: Member, path = '/') {
  const { status, text } = await (await signedIn(portal.origin, member)).ask(path)
  expect(status).toBe(200)
  const main = /<main[^]*<\/main>/.exec(text)?.[0] ?? ''
  const words = (html: string) =>
    html
      .replace(/<(svg|script|style)[^]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#x27;/g, '’')
      .replace(/\s+/g, ' ')
  return { html: main, main: words(main), foot: words(/<footer[^]*<\/footer>/.exec(text)?.[0] ?? '') }
}

/** What stands between two headings of a page. */
const between = (words: string, from: string, to: string) => words.split(from)[1]?.split(to)[0] ?? ''

const addContact = ({ organisationId }: Member, phone: string) => portal.sql`
  insert into relationships (organisation_id, contact_name, contact_email, contact_phone, contact_hours, updated_by_name)
  values (${organisationId}, 'Sanne Bakker', 'sanne@example.org', ${phone}, 'maandag tot en met donderdag', 'Sanne')`

describe('the first visit', () => {
  test('names the five stops, has one way to begin, and always says in words what will happen', async () => {
    const { html, main } = await pageOf(await newTenant([]))
    expect(main).toMatch(/Welkom, \w+/)
    expect(main).toMatch(/Keuze van de unit.*Op één lijn.*Technische voorbereiding.*Startbijeenkomst.*Aansluitdag/)
    expect(html.match(/class="button edged-button primary-button/g)).toHaveLength(1)
    expect(html).toMatch(/href="\/organisation\/basic-info"[^>]*>Begin met stap 1</)
    expect(main).toMatch(/Een bedsensor ligt onder het matras.*45 tot 60 minuten.*eerste 14 dagen/)
  })

  test('is over once something of a location was begun', async () => {
    const member = await addOrganisation(['Huis aan de Vecht'])
    expect((await pageOf(member)).main).toContain('Welkom, ')
    await addForm(member, 0, 'target-date', { date: inDays(200) })
    expect((await pageOf(member)).main).toMatch(/Goede(morgen|middag|navond), /)
  })

  test('is still to come where only provider staff filled in something', async () => {
    const member = await newTenant([])
    const target = { locationIndex: null, locationId: null, version: null }
    const locations = [{ id: locationId(0), name: 'Huis aan de Vecht' }]
    await save(member, {
      ...{ item: orgInformation, ...target, origin: { way: 'provider', path: '/' } },
      change: (fields) => ({ ...fields, locations }),
    })
    const saveCity = (way: 'provider' | 'page', city: string) =>
      save(member, {
        ...{ item: basicInformation, ...target, locationIndex: 0, origin: { way, path: '/' } },
        change: (fields) => ({ ...fields, location: { city } }),
      })
    await saveCity('provider', 'Zeist')
    expect((await pageOf(member)).html).toMatch(/Welkom, [^]*>Begin met stap 1</)
    await saveCity('page', 'Maarssen')
    expect((await pageOf(member)).main).toMatch(/Goede(morgen|middag|navond), /)
  })
})

describe('the start', () => {
  test('shows one step over all places and does not tell it again; each list has its count', async () => {
    const member = await addOrganisation(['Huis aan de Vecht', 'De Wilgenhof', ''])
    await addForm(member, 0, 'target-date', { date: inDays(20) })
    await addLink(member, { may: 'fill', purpose: 'ict', items: ['wifi-settings'], recipientName: 'Kees Bos' })
    const { html, main } = await pageOf(member)
    const [, title = ''] = /<h2 id="next-step"[^>]*>([^<]+)<\/h2>/.exec(html) ?? []
    expect(main).toMatch(/\d+ werkdagen te laat\. Het plan was/)
    expect(main).toContain('werkdagen is de streefdatum van Huis aan de Vecht')
    const [, count = ''] = /Ook te laat (\d+)/.exec(main) ?? []
    expect(Number(count)).toBeGreaterThan(3)
    const place = /Hierna · ([^<]+)</.exec(html)?.[1] ?? ''
    const late = between(main, 'Ook te laat', 'Bij anderen').split(/(?=Te laat: )/)
    expect(late.filter((row) => row.includes(` ${title} `) && row.includes(place))).toEqual([])
    // Who else holds a task is told there, with how late it is, and nowhere else.
    expect(late.filter((row) => row.includes('WiFi-gegevens') && row.includes('Huis aan de Vecht'))).toEqual([])
    expect(main).toMatch(/Bij anderen.*Kees Bos heeft de link van .* nog niet geopend, \d+ werkdagen te laat/)
    expect(html).toContain('href="/organisation/basic-info/locations#locations-2-name"')
    expect(main).toMatch(/(O \d\.\d\.\d|Hierna) · De Zonnehof/)
  })

  test('tells that the supplier signs next, and counts nothing that it does not show', async () => {
    const member = await addOrganisation(['Huis aan de Vecht'])
    await addForm(member, 0, 'target-date', { date: inDays(200) })
    await addSignedLink(member, { items: ['processing-agreement'], locationIndex: null })
    const { main } = await pageOf(member)
    const waits = between(main, 'Bij ons', 'Komende afspraken')
    expect(waits).toMatch(/^ *1 .*Verwerkersovereenkomst .*Wij tekenen nu +uiterlijk /)
    expect(waits).not.toContain('En nog')
  })

  test('shows the ten most urgent of many locations, and the way to all', async () => {
    const member = await addOrganisation(Array.from({ length: 12 }, (_, index) => `Huis ${index + 1}`))
    await addForm(member, 11, 'target-date', { date: inDays(10) })
    const { html, main } = await pageOf(member)
    expect(html.match(/aria-label="Vijf stappen van /g)).toHaveLength(10)
    expect(between(main, 'Uw locaties', 'Alle 12 locaties bekijken')).toMatch(/^\s*12 Alle stappen\s+Huis 12 /)
  })
})

describe('the contact of an organisation at the provider', () => {
  test('stands at the start, on the help page and at the foot of every page; without one nothing does', async () => {
    const [member, other] = [await addOrganisation(['Huis']), await addOrganisation(['Huis'])]
    await addForm(member, 0, 'target-date', { date: inDays(100) })
    await addContact(member, '030 555 01 40')
    const start = await pageOf(member)
    expect(start.foot).toContain('Loopt u vast? Bel Sanne Bakker: 030 555 01 40')
    expect(start.main).toMatch(/Uw contactpersoon SB Sanne Bakker begeleidt De Zonnehof/)
    expect((await pageOf(member, '/help')).main).toContain('Bereikbaar: maandag tot en met donderdag')
    expect((await pageOf(other)).foot).toContain('Lees de hulp')
    expect((await pageOf(other, '/help')).main).not.toContain('Sanne')
  })

  test('is mailed where no number is known, and stands on what is handed out', async () => {
    const member = await addOrganisation(['Huis'])
    await addContact(member, '')
    expect((await pageOf(member, '/help')).foot).toContain('Loopt u vast? Mail Sanne Bakker: sanne@example.org')
    const guide = '/location/follow-training-and-tutorial/quick-guides?location=0'
    expect((await pageOf(member, guide)).main).toMatch(/Uw contactpersoon bij ons .*Sanne Bakker .*sanne@example\.org/)
    await addForm(member, 0, 'finalise-start-meeting', { momo_contact: { full_name: 'Mo Visser', email: '' } })
    const named = await pageOf(member, guide)
    expect([named.main.includes('Mo Visser'), between(named.main, 'bij ons', '').includes('Sanne')]).toEqual([
      true,
      false,
    ])
  })
})

describe('the overview', () => {
  test('has a row for each location, with dates, each category and what is next; the address keeps filter and order', async () => {
    const member = await addOrganisation(['Huis aan de Vecht', 'De Wilgenhof', ''])
    await addForm(member, 1, 'target-date', { date: inDays(300) })
    await addForm(member, 0, 'day-planning-logistics', { date: inDays(15) })
    await addForm(member, 0, 'finalise-start-meeting', { dates: [{ id: '0000000a', date: Date.UTC(2099, 3, 13, 12) }] })
    const { main, html } = await pageOf(member, '/organisation')
    expect(main).toMatch(/Hele organisatie .*Huis aan de Vecht .*De Wilgenhof .*Locatie 3/)
    expect(main).toContain('Startbijeenkomst ma 13 apr 2099, 14.00')
    expect(main).toContain('(Afspraken 0 van 1, ICT 0 van 1, Informeren 0 van 2)')
    expect(main).toMatch(/De Wilgenhof .*verwacht, nog \d+ werkdagen .*Op tijd/)
    expect(html).toContain('href="/organisation?show=no-date"')
    const late = await pageOf(member, '/organisation?show=late&order=late')
    expect(late.main).toContain('Huis aan de Vecht')
    expect(late.main).not.toContain('De Wilgenhof')
    expect(late.html).toContain('<input type="hidden" name="show" value="late"/>')
    expect((await pageOf(member, '/organisation?q=wilgen')).main).toContain('1 locatie gevonden')
  })

  test('is searched and paged only where there are many', async () => {
    const few = await pageOf(await addOrganisation(['Huis']), '/organisation')
    expect(few.html).not.toContain('type="search"')
    const many = await pageOf(
      await addOrganisation(Array.from({ length: 45 }, (_, n) => `Huis ${n}`)),
      '/organisation?page=3',
    )
    expect(many.html).toContain('type="search"')
    expect(many.main).toMatch(/41 tot en met 45 van 45 .*Bladzijde 3 van 3/)
  })
})

test('all that comes up is one file for calendar programs; without anything it is not there', async () => {
  const member = await addOrganisation(['Huis aan de Vecht', 'De Wilgenhof'])
  const visitor = await signedIn(portal.origin, member)
  expect((await visitor.ask('/calendar')).status).toBe(404)
  await addForm(member, 0, 'day-planning-logistics', { date: inDays(15) })
  await addForm(member, 1, 'finalise-start-meeting', { dates: [{ id: '0000000a', date: Date.UTC(2099, 3, 13, 12) }] })
  await portal.sql`insert into relationships (organisation_id, next_meeting_at, updated_by_name)
    values (${member.organisationId}, '2099-07-14T08:00:00Z', 'Sanne')`
  const { status, text } = await visitor.ask('/calendar')
  expect(status).toBe(200)
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  expect(text).toContain('UID:0000000a.finalise-start-meeting.')
})
