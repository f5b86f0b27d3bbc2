import { parse } from 'content-disposition'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleFiles, zipOf } from '#app/platform/documents/samples.fixture.ts'
import { readDocuments } from '#app/persistence/documents/documents.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { sendFiles } from '#tests/support/upload-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const script = '<script>alert(document.domain)</script>'
const wrongType = 'is geen pdf, foto of bestand van Word of Excel'
const word = '[Content_Types].xml,_rels/.rels,word/document.xml'.split(',')

/** A Word file that says of each part that it is 4 GB when unpacked, of which no byte is there. */
function bomb(): Buffer {
  const archive = zipOf(word)
  for (let at = archive.indexOf('PK\x01\x02'); at >= 0; at = archive.indexOf('PK\x01\x02', at + 1)) {
    archive.writeUInt32LE(0xfffffffe, at + 24)
  }
  return archive
}

/** A PNG of which the header promises 30,000 x 30,000 points: 3.6 GB when it is drawn. */
function hugePicture(): Buffer {
  const picture = Buffer.from(sampleFiles.png)
  picture.writeUInt32BE(30_000, 16)
  picture.writeUInt32BE(30_000, 20)
  return picture
}

describe('a hostile file', () => {
  test.each<[string, string, Buffer]>([
    ['a page', 'plan.html', Buffer.from(`<!doctype html>${script}`.padEnd(100))],
    ['a page that is called a PDF', 'plan.pdf', Buffer.from(`<!doctype html>${script}`.padEnd(100))],
    ['a page with a PDF in it', 'plan.pdf', Buffer.from(`${script.padEnd(100)}%PDF-1.7\n%%EOF`)],
    ['a drawing with a script', 'plan.svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ['a program', 'plan.pdf', Buffer.from('MZ'.padEnd(100))],
    ['an archive', 'plan.zip', zipOf(['plan.pdf'])],
    ['a Word file with macros', 'plan.docx', zipOf([...word, 'word/vbaProject.bin'])],
    ['an archive that is called a Word file', 'plan.docx', zipOf(['../../etc/passwd'])],
  ])('%s is refused, and the page says why', async (_what, file, bytes) => {
    const member = await addOrganisation(['Huis'])
    const answer = await sendFiles(await signedIn(portal.origin, member), [{ file, bytes }])
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(`${file} ${wrongType}`)
    expect([await readDocuments(member, 0), await portal.filesOf(member.organisationId)]).toEqual([[], []])
  })

  test.each<[string, string, Buffer, string, string]>([
    ['a PDF that is a page too', 'plan.html', Buffer.from(`%PDF-1.7\n${script}`), 'plan.html.pdf', 'application/pdf'],
    ['a GIF that is a script too', 'plan.js', Buffer.from('GIF89a/*    */=alert(1)'), 'plan.js.gif', 'image/gif'],
    ['a zip bomb', 'plan.docx', bomb(), 'plan.docx', expect.stringContaining('wordprocessingml')],
    ['a picture too large to draw', 'plan.png', hugePicture(), 'plan.png', 'image/png'],
  ])('%s is kept as it is, and handed out as what it was taken for', async (_what, file, bytes, name, mediaType) => {
    const member = await addOrganisation(['Huis'])
    const visitor = await signedIn(portal.origin, member)
    expect((await sendFiles(visitor, [{ file, bytes }])).status).toBe(303)
    const [kept] = await readDocuments(member, 0)
    expect(kept).toMatchObject({ name, mediaType, size: bytes.length })
    const { status, headers, text } = await visitor.ask(`/documents/${kept?.id}/download`)
    expect([status, text.length > 0]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': kept?.mediaType,
      'content-disposition': expect.stringMatching(/^attachment; filename=/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    })
    expect(parse(headers['content-disposition'] ?? '').parameters.filename).toBe(name)
    // A picture of it is made or not, in bounds; the server goes on.
    const preview = await visitor.ask(`/documents/${kept?.id}/preview`)
    expect(preview.status).toBeLessThan(500)
    if (preview.status === 200) expect(preview.headers['content-type']).toMatch(/^image\//)
    expect((await visitor.ask('/healthz')).status).toBe(200)
  })
})

test('hostile names come back harmless, on the page and in the download', async () => {
  const member = await addOrganisation(['Huis'])
  const visitor = await signedIn(portal.origin, member)
  const names: [string, string][] = [
    ['../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\windows\\win.ini', 'win.ini.pdf'],
    [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(196)}.pdf`],
    ['plan\u202efdp.exe', 'planfdp.exe.pdf'],
    ['plan\u2066\u200b.pdf', 'plan.pdf'],
    ['CON.pdf', 'CON_.pdf'],
    ['"><img src=x onerror=alert(1)>.pdf', '___img src=x onerror=alert(1)_.pdf'],
    ['a\r\nX-Injected: 1\r\n\r\n.pdf', 'a X-Injected_ 1 .pdf'],
    ['.htaccess', 'htaccess.pdf'],
  ]
  for (const [file, name] of names) {
    expect((await sendFiles(visitor, [{ file, bytes: sampleFiles.pdf }])).status, file).toBe(303)
    const kept = (await readDocuments(member, 0)).find((one) => one.name === name)
    expect(kept, file).toBeDefined()
    const { status, headers } = await visitor.ask(`/documents/${kept?.id}/download`, { method: 'HEAD' })
    expect([status, headers['x-injected']], file).toEqual([200, undefined])
    expect(headers['content-disposition'], file).toMatch(/^attachment; filename=[^\\/]+$/)
    expect(parse(headers['content-disposition'] ?? ''), file).toMatchObject({ parameters: { filename: name } })
  }
  const page = await visitor.ask('/location/upload-floor-plan/upload?location=0')
  expect(page.text).not.toContain('<img src=x')
  expect(await portal.filesOf(member.organisationId)).toHaveLength(names.length)
})

test('a name that breaks the form is refused with the form', async () => {
  const member = await addOrganisation(['Huis'])
  const visitor = await signedIn(portal.origin, member)
  const answer = await sendFiles(visitor, [{ file: 'plan\0.pdf', bytes: sampleFiles.pdf }])
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('Het uploaden van de plattegrond is niet gelukt. Probeer het opnieuw.')
  expect([await readDocuments(member, 0), await portal.filesOf(member.organisationId)]).toEqual([[], []])
})
