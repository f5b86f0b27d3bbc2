import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { Tenant } from '#app/persistence/actor.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { findLibraryFile } from '#app/persistence/documents/library-files.server.ts'
import {
  addEvidence,
  findEvidence,
  lockEvidence,
  readSignedFacts,
} from '#app/persistence/links/share-evidence.server.ts'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { isLanguage, languages, type Language } from '#app/platform/i18n/languages.ts'
import { log } from '#app/platform/log/log.ts'
import { providerDetails } from '#app/platform/site/site-texts.server.ts'
import { keptAnnex, type KeptAnnex } from '../annexes/annexes.server.ts'
import { proofAddress } from '../proof/address.ts'
import { snapshotSchema, type ShownItem } from '../snapshot.ts'
import { chainHash } from './chain.ts'
import { evidenceNumber, numberBytes } from './number.ts'
import { sealCertificateAt } from './seal/certificate.server.ts'
import type { sealPdf } from './seal/seal.server.ts'
import { storePdf } from './stored-pdf.server.ts'
import type { ShownFile } from './write.server.ts'

/** What was signed as it was shown, with its annexes, and in which language. */
type Shown = { handOuts: ShownItem['handOuts']; annexes: KeptAnnex[]; language: Language }

const shownSchema = snapshotSchema.shape.items.element.shape.handOuts
const annexesSchema = z.array(keptAnnex)

/** Evidence that was just made. Its file is in the store: the caller that takes the row back with the transaction removes it. */
export type MadeEvidence = { number: string; bytes: Buffer; storageKey: string; language: Language }

/**
 * Makes evidence of what was signed by a link, with everybody who signed the very same text until now, and keeps it in the caller's
 * transaction. What was made before stays as it is and can still be checked.
 * @param asked `shown` is what was signed as it was shown; left out where there is earlier evidence of the link, which says it
 * @returns null where nothing was signed by the link
 */
export async function makeEvidence(
  tx: Queryable,
  tenant: Tenant,
  { linkId, shown }: { linkId: string; shown?: Shown },
): Promise<MadeEvidence | null> {
  const last = await lockEvidence(tx, tenant)
  const facts = await readSignedFacts(tx, tenant, linkId)
  if (!facts) return null
  const { own, signatures, links, events, organisation, againReason } = facts
  const { handOuts, annexes, language } = shown ?? (await shownBefore(tx, tenant, linkId, facts.language))
  const [title = ''] = own.signedText.split('\n', 1)
  const at = new Date()
  const number = evidenceNumber(at, randomBytes(numberBytes))
  const { textHash } = own
  const certificate = await sealCertificateAt(at)
  const { writeEvidence } = await import('./write.server.ts')
  const written = await writeEvidence({
    signed: {
      ...{ number, title, organisation, textHash, againReason, annexes, language, at, linkId },
      ...{ signatures, links, events },
      provider: providerDetails(),
      isSealed: certificate !== null,
    },
    signedText: own.signedText,
    handOuts,
    files: await filesOf(tx, handOuts),
    address: `${primaryOrigin()}/verify`,
    again: `${primaryOrigin()}${proofAddress(number)}`,
    sealedBy: certificate?.owner ?? null,
  })
  const reason = textFor(language, 'sharing/evidence')('pdf.title')
  const bytes = certificate ? await sealed(written, certificate, { at, reason }) : written
  const { size, sha256, storageKey } = await storePdf(tenant, bytes)
  try {
    const row = {
      ...{ organisationId: tenant.organisationId, place: last.place + 1, previousHash: last.hash },
      ...{ number, linkId, signatureIds: signatures.map(({ id }) => id), textHash, title, language, at, size, sha256 },
    }
    await addEvidence(tx, { ...row, shown: handOuts, annexes, storageKey, hash: chainHash(row, signatures) })
  } catch (error) {
    await discardEvidence(storageKey)
    throw error
  }
  return { number, bytes, storageKey, language }
}

/** Removes the file of evidence whose row was taken back. Never fails: what stays behind harms nobody. */
export async function discardEvidence(storageKey: string): Promise<void> {
  await fileStore()
    .remove(storageKey)
    .catch((error: unknown) => log.warn({ err: error, storageKey }, 'file left behind'))
}

/** What earlier evidence of the link says; nothing but the text is known of what was signed before evidence was made. */
async function shownBefore(tx: Queryable, tenant: Tenant, linkId: string, ofLink: string): Promise<Shown> {
  const before = await findEvidence(tenant, linkId, tx)
  const language = before?.language ?? ofLink
  return {
    handOuts: before ? shownSchema.parse(before.shown) : [],
    annexes: before ? annexesSchema.parse(before.annexes) : [],
    language: isLanguage(language) ? language : languages[0],
  }
}

/** The files of documents that were shown in the place of a letter. */
async function filesOf(tx: Queryable, handOuts: Shown['handOuts']): Promise<Map<string, ShownFile>> {
  const files = new Map<string, ShownFile>()
  for (const { document } of handOuts) {
    const found = document && (await findLibraryFile(tx, document.sha256))
    if (!document || !found) continue
    const { name, mediaType, storageKey } = found
    files.set(document.sha256, { name, mediaType, bytes: await buffer(await fileStore().read(storageKey)) })
  }
  return files
}

/** Seals a PDF; what that takes is loaded only if the portal has a certificate. */
async function sealed(...parameters: Parameters<typeof sealPdf>): Promise<Buffer> {
  const seal = await import('./seal/seal.server.ts')
  return seal.sealPdf(...parameters)
}
