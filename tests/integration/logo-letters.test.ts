import { sql } from 'drizzle-orm'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import type { Member } from '#app/persistence/actor.ts'
import { readLogo, placeLogo, type Logo } from '#app/persistence/organisations/logos.server.ts'
import { isFileNamed } from '#app/persistence/backup/named-files.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { findOrphans } from '#app/persistence/people/erasing.server.ts'
import { removeArchivedHistory } from '#app/persistence/retention.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { pictureOf } from '#app/platform/logo/logo.fixture.ts'
import { loader as takeOut } from '#app/routes/organisation/export.ts'
import { loader as takeOutLocation } from '#app/routes/location/export.ts'
import { loader as download } from '#app/routes/item/download.ts'
import { loader as letterPage } from '#app/roadmap/location/make-info-letter/pages/download.tsx'
import {
  contextOf,
  newMember,
  openDocumentsPlace,
  outcome,
  type DocumentsPlace,
} from '#tests/support/documents-place.ts'
import { partOf } from '#tests/support/docx.ts'
import { unzip } from '#tests/support/unzip.ts'

let place: DocumentsPlace
let member: Member
beforeAll(async () => {
  place = await openDocumentsPlace()
})
beforeEach(async () => {
  member = await newMember()
})
afterAll(() => place.close())

/** Gives the organisation a logo of 600 by 100 pixels. */
async function addLogo(): Promise<Logo> {
  const storageKey = `${member.organisationId}/${crypto.randomUUID()}`
  const written = await fileStore().write(storageKey, Readable.from([await pictureOf(600, 100)]))
  await placeLogo(member, { ...written, storageKey, width: 600, height: 100 }, '')
  const logo = await readLogo(member)
  if (!logo) throw new Error('There is no logo.')
  return logo
}

async function fileOf(as: 'docx' | 'pdf', name = 'letter', item = 'make-info-letter'): Promise<Buffer> {
  const request = new Request(`http://localhost/location/${item}/download/${name}?location=0&as=${as}`)
  const { response } = await outcome(() => download({ request, context: contextOf(member), params: { name } }))
  return Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
}
async function headOnPage() {
  const request = new Request('http://localhost/location/make-info-letter/download?location=0')
  const { handOut } = await letterPage({ request, context: contextOf(member), params: {} })
  const sheet = handOut.letter?.sheet
  return sheet?.kind === 'post' ? sheet.head : null
}

describe('the letter to families', () => {
  test('has the logo on its page, in its room, called by the organisation', async () => {
    expect((await headOnPage())?.logo).toBeUndefined()
    const { sha256 } = await addLogo()
    expect((await headOnPage())?.logo).toEqual({
      src: `/organisation/logo/picture?v=${sha256.slice(0, 16)}`,
      alt: 'De Proef',
      width: 227,
      height: 38,
    })
  })

  test('has it in Word', async () => {
    expect(partOf(await fileOf('docx'), 'word/document.xml')).not.toContain('<w:drawing>')
    await addLogo()
    const file = await fileOf('docx')
    const xml = partOf(file, 'word/document.xml')
    // 60 by 10 mm, in the units of Word: 36,000 of them are a millimetre.
    const [, wide = '', high = ''] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(xml) ?? []
    expect([Number(wide) / 36_000, Number(high) / 36_000]).toEqual([expect.closeTo(60, 0), expect.closeTo(10, 0)])
    expect(xml).toContain('descr="De Proef"')
    const [, picture = ''] = /Target="(media\/[^"]+\.png)"/.exec(partOf(file, 'word/_rels/document.xml.rels')) ?? []
    expect(partOf(file, `word/${picture}`)).toContain('PNG')
  })

  test('has it in the PDF, told as a figure with its name', async () => {
    const without = (await fileOf('pdf')).toString('latin1')
    expect(without).not.toContain('/Subtype /Image')
    await addLogo()
    const file = (await fileOf('pdf')).toString('latin1')
    expect(file).toMatch(/\/Subtype \/Image[^]*?\/Width 600\s+\/Height 100/)
    expect(file).toMatch(/\/S \/Figure[^]*?\/Alt \(De Proef\)/)
  })

  test('goes without it where its file is gone, and a brochure has none', async () => {
    const { storageKey } = await addLogo()
    expect(partOf(await fileOf('docx', 'brochure', 'setup-it-settings'), 'word/document.xml')).not.toContain(
      '<w:drawing>',
    )
    await fileStore().remove(storageKey)
    expect(partOf(await fileOf('docx'), 'word/document.xml')).not.toContain('<w:drawing>')
    expect((await fileOf('pdf')).toString('latin1')).not.toContain('/Subtype /Image')
  })
})

describe('the file of a logo', () => {
  test('is taken out with the organisation, and not with a location', async () => {
    await addLogo()
    const taken = async (load: typeof takeOut, path: string) => {
      const request = new Request(`http://localhost${path}`)
      const { response } = await outcome(() => load({ request, context: contextOf(member), params: {} }))
      return unzip(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0)))
    }
    const all = await taken(takeOut, '/organisation/take-out')
    expect(await sharp(all.get('Organisatie/logo.png')).metadata()).toMatchObject({ width: 600, height: 100 })
    expect(all.get('README.txt')?.toString()).toContain('logo.png')
    const one = await taken(takeOutLocation, '/location/take-out?location=0')
    expect([...one.keys()].filter((name) => name.includes('logo'))).toEqual([])
  })

  test('is named as long as it is the logo: a backup has it, and cleanup leaves it', async () => {
    const { storageKey } = await addLogo()
    expect([await isFileNamed(storageKey), await findOrphans([storageKey])]).toEqual([true, []])
    const archive = (days: number) =>
      database().execute(sql`update organisations set archived_at = now() - make_interval(days => ${days}::int)
        where id = ${member.organisationId}`)
    await archive(9)
    await removeArchivedHistory(10)
    expect(await readLogo(member)).not.toBeNull()
    await archive(11)
    await removeArchivedHistory(10)
    expect(await readLogo(member)).toBeNull()
    expect([await isFileNamed(storageKey), await findOrphans([storageKey])]).toEqual([false, [storageKey]])
  })
})
