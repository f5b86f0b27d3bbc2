import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openSearchDesk, renameOrganisation as rename, type SearchDesk } from '#tests/support/search-desk.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

/** What stands below the field while staff type, in a portal with few organisations. */

let desk: SearchDesk
let admin: Actor
let staff: Visitor
let member: Member
beforeAll(async () => {
  desk = await openSearchDesk()
  ;({ admin, staff } = desk)
})
afterAll(() => desk.portal.close())
beforeEach(async () => {
  member = await desk.begin()
})

describe('the list below the field', () => {
  const suggested = async (q: string, by = staff) => {
    const { status, text } = await by.ask(`/admin/search/suggestions?q=${encodeURIComponent(q)}`)
    expect(status).toBe(200)
    return JSON.parse(text) as { html: string; said: string }
  }
  /** Its headings and the first words of its links, from top to bottom. */
  const linesOf = (html: string) =>
    [...html.matchAll(/<(?:p id="suggestions-|a href=)[^>]*>(.*?)<\/(?:p|a)>/g)].map(([, words = '']) =>
      words.replace(/<[^>]+>/g, ''),
    )

  it('has own customers, people, what belongs to them, and customers of others', async () => {
    const theirs = await addOrganisation(['Kompasrand'])
    await rename(theirs.organisationId, 'Stichting Kompasroos')
    await assignOwners(admin, [member.organisationId], { ownerId: admin.userId, deputyId: null })
    const { html, said } = await suggested('kompas')
    const lines = linesOf(html)
    const at = (words: string) => lines.findIndex((line) => line.includes(words))
    const order = ['Mijn klanten', 'Zorggroep Het Kompas', 'Mensen', 'Documenten en links', 'Klanten van anderen']
    const places = [...order, 'Stichting Kompasroos', 'resultaten voor “kompas”'].map(at)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
    expect(html).toContain('Het <mark')
    expect(html).toContain('href="/admin/search?q=kompas"')
    expect(said).toMatch(/^\d+ resultaten\. Kies met pijl omlaag\.$/)
  })

  it('is short, whatever there is', async () => {
    await addOrganisation(Array.from({ length: 9 }, (_, n) => `Vuurdoorn ${n}`))
    const { html, said } = await suggested('vuurdoorn')
    expect(html.match(/Vuurdoorn|<mark[^>]*>Vuurdoorn/g)).toHaveLength(3)
    expect(said).toContain('9 resultaten')
  })

  it('is none for one letter, and says that there is nothing', async () => {
    expect(await suggested('k')).toEqual({ html: '', said: '' })
    const { html, said } = await suggested('<b>xqzwv')
    expect(html).toBe('<p class="px-2 py-1">Er is niets gevonden.</p>')
    expect(said).toBe('Er is niets gevonden.')
  })

  it('brings back what was typed as words', async () => {
    const { html } = await suggested('kompas "')
    expect(html).toContain('voor “kompas &quot;”')
  })

  it('is for provider staff alone', async () => {
    const visitor = await signedIn(desk.portal.origin, member)
    const { status, text } = await visitor.ask('/admin/search/suggestions?q=kompas')
    expect(status).toBe(303)
    expect(text).not.toContain('Zorggroep')
  })
})
