import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { readCsv } from '#tests/support/csv.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let member: Member
let staff: Visitor
beforeAll(async () => {
  portal = await openPortal()
  member = await addOrganisation(['Huis'])
  staff = await signedIn(portal.origin, await newAdmin())
})
afterAll(() => portal.close())

const aMailbox = () => `${randomUUID()}@Example.org`
const rowOf = async (email: string) =>
  (await portal.sql`select * from users where lower(email) = ${email.toLowerCase()}`)[0]
const mailsTo = (address: string) => portal.sql`select cause from mail_messages where to_address = ${address}`

describe('the list', () => {
  const search = `zoek${randomUUID().slice(0, 8)}`
  beforeAll(async () => {
    await portal.sql`insert into users (organisation_id, email, name, subject, disabled_at, invited_at)
      select ${member.organisationId}, ${search} || n || '@example.org', '=1+1 ' || lpad(n::text, 3, '0'),
        case when n > 10 then ${search} || n end, case when n > 118 then now() end, now() - make_interval(days => n)
      from generate_series(1, 120) n`
  })
  const namesIn = (text: string) => [...text.matchAll(/=1\+1 (\d{3})/g)].map(([, number]) => number)
  const list = async (query: string) => (await staff.ask(`/admin/users?q=${search}&${query}`)).text

  test('has pages, and leads to the last one from behind it', async () => {
    const first = await list('')
    expect(first).toContain('120 gebruikers')
    expect(new Set(namesIn(first)).size).toBe(50)
    expect(namesIn(await list('page=3'))[0]).toBe('101')
    const behind = await staff.ask(`/admin/users?q=${search}&page=9`)
    expect(behind.headers.location).toBe(`/admin/users?q=${search}&page=3`)
  })

  test.each([
    ['state=waiting', 10, '001'],
    ['state=disabled', 2, '119'],
    ['state=active&sort=-invited', 108, '011'],
    ['organisation=staff', 0, undefined],
    ['organisation=nonsense', 0, undefined],
    ['state=nonsense&sort=nonsense&page=x', 120, '001'],
  ])('is narrowed and ordered by its address: %s', async (query, total, first) => {
    const text = await list(query)
    expect(text).toContain(total === 0 ? 'Er zijn geen gebruikers' : `${total} gebruikers`)
    expect(namesIn(text)[0]).toBe(first)
  })

  test('takes signs of patterns for letters', async () => {
    expect((await staff.ask('/admin/users?q=%25')).text).toContain('Er zijn geen gebruikers')
  })

  test.each(['name', 'email', 'organisation', 'invited', 'seen'].flatMap((sort) => [sort, `-${sort}`]))(
    'comes as a table of what the page lists, in its order: by %s',
    async (sort) => {
      // More than are read at a time; half of them alike in all that they can go by.
      const many = `veel${randomUUID().slice(0, 8)}`
      await portal.sql`insert into users (organisation_id, email, name, invited_at, seen_at)
        select case when n % 3 > 0 then ${member.organisationId}::uuid end, ${many} || n || '@example.org',
          ${many} || case when n % 2 = 0 then (n % 700)::text else '' end,
          case when n % 5 > 0 then now() - make_interval(secs => n % 9) end, case when n % 4 = 0 then now() end
        from generate_series(1, 1150) n`
      const query = `q=${many}&sort=${sort}`
      const emailsOn = async (page: number) => {
        const { text } = await staff.ask(`/admin/users?${query}&page=${page}`)
        return [...text.matchAll(/(veel\w+@example\.org)</g)].map(([, email]) => email)
      }
      const table = sort === 'name' ? `q=${many}` : query
      expect((await staff.ask(`/admin/users?${query}`)).text).toContain(
        `/admin/users/csv?${table.replace('&', '&amp;')}"`,
      )
      const [, ...lines] = readCsv((await staff.ask(`/admin/users/csv?${table}`)).text)
      const emails = lines.map(([, email]) => email)
      expect(new Set(emails).size).toBe(1150)
      for (const page of [1, 20, 21, 23]) expect(emails.slice((page - 1) * 50, page * 50)).toEqual(await emailsOn(page))
    },
  )

  test('comes as a table in which nothing is a formula', async () => {
    const { headers, text } = await staff.ask(`/admin/users/csv?q=${search}&state=active`)
    expect(headers['content-type']).toContain('text/csv')
    expect(headers['content-disposition']).toContain('attachment; filename="Gebruikers')
    const lines = text.trim().split('\r\n')
    expect(lines.length).toBe(109)
    expect(lines[1]).toMatch(/^"'=1\+1 \d{3}";/)
  })
})

describe('a list of people', () => {
  test('is checked first, then what is right goes out and the rest stays', async () => {
    const [first, second] = [aMailbox(), aMailbox()]
    const name = `Huize ${randomUUID().slice(0, 8)}`
    const [home] = await portal.sql`insert into organisations (name) values (${name}) returning id`
    const people = [
      'Naam;E-mail;Organisatie;Taal',
      `Anna;${first};${name.toUpperCase()};EN`,
      `Bob;${first.toLowerCase()};${name};`,
      `Cas;nergens;${name};nl`,
      `;${second};Onbekend;fr`,
      `Dirk;${member.email.toUpperCase()};${name};nl`,
    ].join('\r\n')
    const checked = await staff.post('/admin/users/bulk', { people, intent: 'check' })
    expect(checked.status).toBe(422)
    for (const said of [
      ...['Dit e-mailadres staat al op regel 2.', 'Geen geldig e-mailadres.', 'Naam ontbreekt of is te lang.'],
      ...['Organisatie niet gevonden.', 'Taal is nl of en.', 'Er is al een gebruiker met dit e-mailadres.'],
      ...['1 uitnodiging versturen', '4 regels kloppen niet.', 'Cas;nergens;'],
    ])
      expect(checked.text).toContain(said)
    expect(await rowOf(first)).toBeUndefined()

    const sent = await staff.post('/admin/users/bulk', { people, intent: 'send' })
    expect(sent.status).toBe(422)
    expect(sent.text).toContain('1 uitnodiging is geschreven.')
    expect(sent.text).not.toContain(`>Anna`)
    expect(sent.text).toContain('Cas;nergens;')
    expect(await rowOf(first)).toMatchObject({
      name: 'Anna',
      organisation_id: home?.id,
      language: 'en',
      is_admin: false,
    })
    expect((await mailsTo(first)).length).toBe(1)
  })

  test('of five hundred goes out at once, and of one more not at all', async () => {
    const name = `Huize ${randomUUID().slice(0, 8)}`
    await portal.sql`insert into organisations (name) values (${name})`
    const lines = Array.from({ length: 501 }, (_, n) => `Persoon ${n}\t${n}.${aMailbox()}\t${name}`)
    const tooMany = await staff.post('/admin/users/bulk', { people: lines.join('\n'), intent: 'send' })
    expect(tooMany.status).toBe(422)
    expect(tooMany.text).toContain('Dit zijn 501 regels.')
    const people = lines.slice(1).join('\n')
    const checked = await staff.post('/admin/users/bulk', { people, intent: 'check' })
    expect(checked.status).toBe(200)
    const statements = await portal.statements.during(async () => {
      expect((await staff.post('/admin/users/bulk', { people, intent: 'check' })).status).toBe(200)
    })
    expect(statements.length).toBeLessThan(10)
    const sending = await portal.statements.during(async () => {
      const answers = await Promise.all([1, 2].map(() => staff.post('/admin/users/bulk', { people, intent: 'send' })))
      // Whoever comes second finds them all invited.
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
    })
    // Whoever comes second waits for the first, for as long as a statement may take: not one statement for each of them.
    expect(sending.length).toBeLessThan(50)
    const [counted] = await portal.sql`
      select count(*)::int as mails from mail_messages where to_address in
        (select email from users u join organisations o on o.id = u.organisation_id where o.name = ${name})`
    expect(counted?.mails).toBe(500)
  })

  test.each([
    ['', 'Plak eerst een lijst of kies een bestand.'],
    ['Anna;a@example.org;Dubbel huis', 'meer organisaties met deze naam'],
    ['Anna;a@example.org;staff', 'Organisatie niet gevonden.'],
    ['Anna;a@example.org;x;nl;nog iets', 'Te veel kolommen.'],
  ])('%j: %s', async (people, said) => {
    await portal.sql`insert into organisations (name) values ('Dubbel huis'), ('dubbel  huis')`
    const answer = await staff.post('/admin/users/bulk', { people, intent: 'send' })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(said)
  })
})
