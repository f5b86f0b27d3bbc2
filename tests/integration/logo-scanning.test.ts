import { afterAll, beforeAll, expect, test } from 'vitest'
import { environment, keepEnvironment } from '#app/platform/config/env.server.ts'
import { pictureOf } from '#app/platform/logo/logo.fixture.ts'
import { placeLogoAction } from '#app/platform/logo/place-logo.server.ts'
import { openStandIn, type StandIn } from '#tests/support/clamd-stand-in.ts'
import {
  contextOf,
  newMember,
  openDocumentsPlace,
  outcome,
  type DocumentsPlace,
} from '#tests/support/documents-place.ts'
import { eicar } from '#tests/support/eicar.ts'

let standIn: StandIn
let place: DocumentsPlace
beforeAll(async () => {
  standIn = await openStandIn()
  place = await openDocumentsPlace({ CLAMD_URL: standIn.address })
})
afterAll(async () => {
  keepEnvironment({ ...environment(), CLAMD_URL: undefined })
  await place.close()
  await standIn.close()
})

/** Sends a picture; gives the status, what the page says, and how many files are kept. */
async function send(bytes: Uint8Array) {
  const member = await newMember()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'logo.png')
  const request = new Request('http://localhost/organisation/logo', { method: 'POST', body: form })
  const { status, data } = await outcome(() => placeLogoAction({ request, context: contextOf(member), params: {} }))
  return { status, says: JSON.stringify(data ?? null), files: await place.filesOf(member) }
}

test('a clean picture is taken in', async () => {
  expect(await send(await pictureOf(60, 20))).toMatchObject({ status: 303, files: 1 })
})

test('one with a virus is not', async () => {
  const picture = Buffer.concat([await pictureOf(60, 20), Buffer.from(eicar)])
  const { status, says, files } = await send(picture)
  expect([status, files]).toEqual([422, 0])
  expect(says).toContain('een virus gevonden')
})

test('nor is one of which the scanner cannot say whether it has one', async () => {
  standIn.behave('hangs up')
  try {
    const { status, says, files } = await send(await pictureOf(60, 20))
    expect([status, files]).toEqual([503, 0])
    expect(says).toContain('nu niet op virussen controleren')
  } finally {
    standIn.behave('usual')
  }
})
