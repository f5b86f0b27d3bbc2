import { randomUUID } from 'node:crypto'
import type { Member } from '#app/persistence/actor.ts'
import { addToLibrary } from '#app/persistence/documents/library-files.server.ts'
import { pdfWithPages } from '#app/platform/documents/pdf.fixture.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { agreementItem } from './agreement.ts'
import { needAnnexes } from './annexes.ts'
import { chooseFor, emptyLibrary, entry } from './library.ts'
import { newAdmin } from './tenant.ts'

/** The title of the agreement of the provider. */
export const documentTitle = 'Onze overeenkomst'

/**
 * Puts a PDF of the provider in the place of the agreement of one organisation; what was in the library goes out of it.
 * @param lines of text, one for each page; '' for a page without a text layer
 */
export async function handOutAgreement(member: Member, lines: readonly string[]): Promise<void> {
  await emptyLibrary()
  await putInSlot(member, { name: 'agreement', title: documentTitle, bytes: pdfWithPages(lines) })
}

/** Puts a PDF of the provider in a slot of the task of the agreement, for one organisation, also if it was marked as not applying. */
export async function putInSlot(
  member: Member,
  { name, title, bytes }: { name: string; title: string; bytes: Uint8Array },
): Promise<void> {
  const storageKey = `library/${randomUUID()}`
  const written = await fileStore().write(storageKey, once(bytes))
  const about = { title, isForAll: false, slot: `${agreementItem}/${name}` }
  const file = { ...written, name: 'overeenkomst.pdf', mediaType: 'application/pdf', storageKey }
  const added = await addToLibrary(await newAdmin(), entry(about), file, randomUUID())
  if (added === 'slot-taken') throw new Error(added)
  await chooseFor(added.id, member)
  await needAnnexes(member, name)
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
