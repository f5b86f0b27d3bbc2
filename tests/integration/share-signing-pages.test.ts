import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  agreementItem,
  agreementToSign,
  hashIn,
  readParts,
  signaturesOf,
  signByName,
  signHash,
} from '#tests/support/agreement.ts'
import { documentTitle, handOutAgreement } from '#tests/support/agreement-document.ts'
import { emptyLibrary } from '#tests/support/library.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink } from '#tests/support/share.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(async () => {
  await emptyLibrary()
  await portal.close()
})

describe('a PDF of the provider', () => {
  const lines = ['Artikel 1: wat wij doen', '', 'Artikel 2: hoe lang']

  test('is there page by page: as pictures, and what they say as text', async () => {
    const { member, link, guest } = await agreementToSign(portal)
    await handOutAgreement(member, lines)
    const summary = unescapeHtml((await guest.ask(link.address)).text)
    for (const words of ['Deel 1 van 4', documentTitle, 'Dat staat in het document zelf'])
      expect(summary).toContain(words)
    for (const [at, line] of lines.entries()) {
      const page = await guest.ask(`${link.address}?part=${at + 2}`)
      expect(page.text).toContain(`Pagina ${at + 1} van 3`)
      expect(page.text).toContain(line || 'staat geen tekst die kan worden voorgelezen')
      const address = /<img [^>]*src="([^"]*)"/.exec(page.text)?.[1] ?? ''
      const picture = await guest.ask(address)
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(picture.headers['cache-control']).toContain('no-store')
    }
    expect((await signByName(guest, link)).headers.location).toBe(`${link.address}/evidence`)
    const [row] = await signaturesOf(portal, member.organisationId)
    expect(row?.signed_text).toContain('SHA-256 van het bestand')
  })

  test('is in parts of several pages where it is long', async () => {
    const { member, link, guest } = await agreementToSign(portal)
    await handOutAgreement(
      member,
      Array.from({ length: 25 }, (_, n) => `Artikel ${n + 1}`),
    )
    const page = await guest.ask(`${link.address}?part=2`)
    expect(page.text).toContain('Deel 2 van 10')
    for (const number of [1, 2, 3]) expect(page.text).toContain(`Pagina ${number} van 25`)
    expect(page.text).not.toContain('Pagina 4 van 25')
  })

  test('cannot be signed when another one took its place: its parts count as unread, and its pictures are gone', async () => {
    const { member, link, guest } = await agreementToSign(portal)
    await handOutAgreement(member, lines)
    const hash = hashIn(await readParts(guest, link))
    await handOutAgreement(member, [...lines, 'Artikel 3'])
    const sent = await signHash(guest, link, hash)
    expect([sent.status, sent.headers.location]).toEqual([303, `${link.address}?part=1&sent=changed`])
    expect(await signaturesOf(portal, member.organisationId)).toEqual([])
  })

  test('cannot be signed where it is not there any more', async () => {
    const { member, link, guest } = await agreementToSign(portal)
    await handOutAgreement(member, lines)
    const shown = (sha256: string) => ({
      items: [
        {
          ...{ key: agreementItem, title: 'Verwerkersovereenkomst', groups: [] },
          handOuts: [{ name: 'agreement', letter: null, document: { title: documentTitle, sha256 } }],
        },
      ],
    })
    await portal.sql`update share_links set snapshot = ${portal.sql.json(shown('0'.repeat(64)))} where id = ${link.id}`
    const last = await readParts(guest, link)
    expect(last.text).toContain('is vervangen door een nieuwere versie')
    expect(hashIn(last)).toBe('')
    expect((await guest.ask(`${link.address}/pages/${agreementItem}/agreement/1`)).status).toBe(404)
    const sent = await signHash(guest, link, '0'.repeat(64))
    expect(sent.status).toBe(409)
    expect(await signaturesOf(portal, member.organisationId)).toEqual([])
  })

  test('shows its pictures to whoever may sign it, and nobody else', async () => {
    const { member, link, guest } = await agreementToSign(portal)
    await handOutAgreement(member, lines)
    const reading = await addLink(member, {
      may: 'read',
      items: [agreementItem],
      locationIndex: null,
      purpose: 'signer',
    })
    const stranger = await agreementToSign(portal)
    const path = `pages/${agreementItem}/agreement`
    for (const address of [
      ...['0', '4', '01', 'x', '1.5', '99999'].map((page) => `${link.address}/${path}/${page}`),
      `${link.address}/pages/${agreementItem}/measures/1`,
      `${link.address}/pages/newsletter/agreement/1`,
      `${reading.address}/${path}/1`,
      `${stranger.link.address}/${path}/1`,
      `/share/${'x'.repeat(43)}/${path}/1`,
    ])
      expect([address, (await guest.ask(address)).status]).toEqual([address, 404])
    const withCode = await addLink(member, {
      may: 'sign',
      items: [agreementItem],
      locationIndex: null,
      purpose: 'signer',
      codeHash: 'x',
    })
    expect((await guest.ask(`${withCode.address}/${path}/1`)).status).toBe(404)
    expect((await guest.ask(`${link.address}/${path}/1`)).status).toBe(200)
    await portal.sql`update share_links set revoked_at = now() where id = ${link.id}`
    expect((await guest.ask(`${link.address}/${path}/1`)).status).toBe(404)
  })
})
