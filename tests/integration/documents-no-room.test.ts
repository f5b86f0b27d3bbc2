import { afterAll, beforeAll, expect, test } from 'vitest'
import { failure } from '#app/api/schemas.ts'
import { readDocuments } from '#app/persistence/documents/documents.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { namesOf } from '#tests/support/documents-place.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { pdfOf, sendFiles } from '#tests/support/upload-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

/**
 * A full disk needs a disk of one's own, and so rights that tests do not have. Here the system refuses to write beyond
 * a size instead, in the middle of a file and without warning, as it does where the disk is full.
 */
let portal: Portal
beforeAll(async () => {
  portal = await openPortal({}, 256 * 1024)
})
afterAll(() => portal.close())

const [small, large] = [() => pdfOf(1000), () => pdfOf(700_000)]

test('the file that finds no room is refused by name, the others are kept, and nothing is left of it', async () => {
  const member = await addOrganisation(['Huis'])
  const visitor = await signedIn(portal.origin, member)
  const answer = await sendFiles(visitor, [
    { file: 'a.pdf', bytes: small() },
    { file: 'b.pdf', bytes: large() },
    { file: 'c.pdf', bytes: small() },
  ])
  expect(answer.status).toBe(422)
  expect(answer.text).toContain('b.pdf is door een storing bij ons niet bewaard. Probeer het opnieuw.')
  expect(answer.text).toContain('2 bestanden toegevoegd.')
  expect(namesOf(await readDocuments(member, 0)).sort()).toEqual(['a.pdf', 'c.pdf'])
  expect(await portal.filesOf(member.organisationId)).toHaveLength(2)
  expect(await portal.filesOf('.incoming')).toEqual([])
  expect((await visitor.ask('/readyz')).status).toBe(200)
})

test.each([
  ['floor-plan&location_index=0', 'the floor plan'],
  ['bed-plates&location_index=0', 'the photos of the bed plates'],
  ['night-shift-roster&location_index=0', 'the night shift roster'],
  ['processing-agreement', 'the signed data processing agreement'],
])('programs are told to try again, and nothing is kept: %s', async (type, what) => {
  const member = await addOrganisation(['Huis'])
  const visitor = await signedIn(portal.origin, member)
  const parts = [
    { file: 'a.pdf', bytes: small() },
    { file: 'b.pdf', bytes: large() },
  ]
  const answer = await sendFiles(visitor, parts, `/api/document/upload?document_type=${type}`)
  expect(failure.parse(JSON.parse(answer.text))).toMatchObject({
    error: 'unavailable',
    message: `Failed to upload ${what}. Please try again.`,
  })
  expect([answer.status, await readDocuments(member, 0)]).toEqual([503, []])
  expect(await portal.filesOf(member.organisationId)).toEqual([])
})
