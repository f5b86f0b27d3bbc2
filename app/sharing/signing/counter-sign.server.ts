import type { Actor, Contributor } from '#app/persistence/actor.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { addSignedVersion } from '#app/persistence/documents/signed-version.server.ts'
import {
  counterSignOthers,
  findLinksThatSigned,
  mayStillSign,
} from '#app/persistence/links/counter-signatures.server.ts'
import { changeShareLink, type ShareLink } from '#app/persistence/links/share-links.server.ts'
import { settleOthers } from '#app/persistence/links/settled-links.server.ts'
import { addSignature, findSignature, type Signature } from '#app/persistence/links/share-signatures.server.ts'
import { addWebhookEvents } from '#app/persistence/programs/webhook-events.server.ts'
import { noteAction } from '#app/persistence/staff/audit.server.ts'
import { discardFiles, type StoredFile } from '#app/platform/documents/receive.server.ts'
import { startScanning } from '#app/platform/documents/scanning.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { isForBothSides } from '#app/roadmap/rules/shares.ts'
import { storeAsDocument } from '../evidence/document.server.ts'
import { discardEvidence, makeEvidence, type MadeEvidence } from '../evidence/make.server.ts'
import { prepareSeal } from '../evidence/seal/certificate.server.ts'
import { notifyAllSigned } from '../mail/both-signed.server.ts'
import { awaitedByProvider } from './order.server.ts'

/** Who signs for the provider: as they typed it, the sentence they agreed to, and the network address they came from. */
export type ProvidersSigner = { name: string; position: string; statement: string; address: string }

/**
 * What became of it. Nothing was signed where the organisation has not yet, or not all who must, where the link was withdrawn, where
 * somebody else signed for the provider first, and where the actor may not sign any more.
 */
export type CounterSigned = 'signed' | 'unsigned' | 'withdrawn' | 'others' | 'taken' | 'right'

/**
 * Writes down that somebody of the staff signed for the provider what was signed by a link: the very same text, whatever became
 * of the document since. In the same transaction everybody who signed it gets evidence that tells of both sides, the document of
 * the task becomes that, and all of them are told; who was still asked for the same is asked no more.
 * @returns null where the organisation has no such link
 */
export async function counterSign(
  actor: Actor,
  link: ShareLink,
  signer: ProvidersSigner,
): Promise<CounterSigned | null> {
  const by = { organisationId: link.organisationId, userId: actor.userId, name: actor.name }
  const made: Made = { evidence: [], files: [] }
  let done: CounterSigned = 'unsigned'
  await prepareSeal()
  try {
    const found = await changeShareLink(
      by,
      link.id,
      signer.name,
      async (now, tx) => {
        done = await outcomeFor(tx, actor, now)
        return done === 'signed' ? { kind: 'counter-signed', change: { counterSignedAt: new Date() } } : null
      },
      (tx, now) => keep(tx, { actor, by, link: now, signer, made }),
    )
    if (!found) return null
  } catch (error) {
    await discardFiles(fileStore(), made.files)
    for (const { storageKey } of made.evidence) await discardEvidence(storageKey)
    throw error
  }
  if (made.files.length > 0) void startScanning()
  return done
}

/** What was made, so that it can be taken back. */
type Made = { evidence: MadeEvidence[]; files: StoredFile[] }

async function outcomeFor(tx: Queryable, actor: Actor, link: ShareLink): Promise<CounterSigned> {
  if (link.counterSignedAt !== null) return 'taken'
  if (link.outcome !== 'signed' || !isForBothSides(link)) return 'unsigned'
  if (link.revokedAt !== null) return 'withdrawn'
  if ((await awaitedByProvider(link, tx)).length > 0) return 'others'
  return (await mayStillSign(tx, actor)) ? 'signed' : 'right'
}

type Keeping = { actor: Actor; by: Contributor; link: ShareLink; signer: ProvidersSigner; made: Made }

async function keep(tx: Queryable, { actor, by, link, signer, made }: Keeping): Promise<void> {
  const { organisationId, id, locationIndex } = link
  const own = await findSignature(by, id, tx)
  if (!own) throw new Error('The link says that it was signed, and there is no signature.')
  await addSignature(tx, by, signatureUnder(own, link, signer, actor))
  await settleOthers(tx, link, signer.name)
  const links = await findLinksThatSigned(tx, by, own.textHash)
  await counterSignOthers(tx, link, links, signer.name)
  // That of this link first: its document is made of it.
  const order = [id, ...links.map((one) => one.id).filter((one) => one !== id)]
  for (const linkId of order) {
    const evidence = await makeEvidence(tx, by, { linkId })
    if (evidence) made.evidence.push(evidence)
  }
  const [item] = link.items.flatMap((key) => findItem(key) ?? [])
  const [evidence] = made.evidence
  if (item?.hasDocuments && evidence) {
    const file = await storeAsDocument(by, evidence, `${own.typedName}, ${signer.name}`)
    made.files.push(file)
    await addSignedVersion(tx, by, { documentType: item.key, locationIndex, linkId: id }, file)
  }
  await noteAction(tx, actor, {
    action: 'agreement-signed',
    organisationId,
    subject: { link: id, documentType: item?.key ?? null },
  })
  await addWebhookEvents(tx, {
    ...{ type: 'signed', organisationId, locationIndex },
    ...{ item: item?.key ?? null, subjects: [id] },
  })
  await notifyAllSigned(tx, link, links, actor.userId)
}

const signatureUnder = (own: Signature, { counterSignedAt }: ShareLink, signer: ProvidersSigner, actor: Actor) => ({
  ...{ linkId: own.linkId, role: 'provider' as const, signedBy: actor.userId },
  ...{ typedName: signer.name, position: signer.position, invitedName: '', isOther: false },
  ...{ statement: signer.statement, signedText: own.signedText, textHash: own.textHash },
  // After that of the organisation also where two servers have other clocks.
  at: new Date(Math.max(counterSignedAt?.getTime() ?? Date.now(), own.at.getTime() + 1)),
  address: signer.address,
})
