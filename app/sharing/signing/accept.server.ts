import { discardFiles, type StoredFile } from '#app/platform/documents/receive.server.ts'
import { startScanning } from '#app/platform/documents/scanning.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { addDocuments } from '#app/persistence/documents/documents.server.ts'
import { readMailedLink } from '#app/persistence/links/mailed-links.server.ts'
import { settleAlternatives } from '#app/persistence/links/settled-links.server.ts'
import { addSignature, type NewSignature } from '#app/persistence/links/share-signatures.server.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { followTask, withoutDocuments } from '#app/roadmap/flow/follow-task.server.ts'
import { save } from '#app/roadmap/flow/save.server.ts'
import { annexesToKeep } from '../annexes/annexes.server.ts'
import { storeAsDocument } from '../evidence/document.server.ts'
import { discardEvidence, makeEvidence, type MadeEvidence } from '../evidence/make.server.ts'
import { prepareSeal } from '../evidence/seal/certificate.server.ts'
import { keepAnswer } from '../keep-answer.server.ts'
import { writeToSigner } from '../mail/signer.server.ts'
import { roleOf, statementOf, type Agreement } from './agreement.server.ts'

/** `version` is that of the text as it is now, in whatever language it is read. */
type Signable = Agreement & { text: string; version: string }
type Signer = { name: string; position: string; isOther: boolean; address: string }

/**
 * Writes down that somebody accepted an agreement by typing their name: what was accepted, as what, when and from where.
 * Evidence of it is made in the same transaction. That of a signer is kept as a document of the task too, so that provider
 * staff check it as any signed copy. Who signed gets it by mail; who was asked in their place is asked no more.
 * @param signer who that is: the name and function as they typed them, whether they say to be somebody else than was invited, and the
 *   network address they came from
 * @returns false where the link has ended meanwhile, or was signed by somebody else first
 */
export async function accept(guest: Guest, agreement: Signable, signer: Signer): Promise<boolean> {
  const { link, contributor } = guest
  const { name, position, isOther, address } = signer
  const { item, location, text, hash: textHash, version: answeredVersion } = agreement
  const role = roleOf(link.purpose)
  const statement = statementOf(agreement, role, name)
  const signature: NewSignature = {
    ...{ typedName: name, position, invitedName: link.recipientName, isOther },
    ...{ linkId: link.id, role, statement, signedText: text, textHash, at: new Date(), address },
  }
  const isKept = role === 'signer' && item.hasDocuments
  const made: { evidence: MadeEvidence | null; files: StoredFile[] } = { evidence: null, files: [] }
  const target = { documentType: item.key, locationIndex: location?.index ?? null }
  const annexes = annexesToKeep(agreement.annexes)
  let isDone = false
  await prepareSeal()
  try {
    await keepAnswer(
      guest,
      ({ isUsable, outcome }) => {
        if (!isUsable || outcome === 'signed') return null
        const unseen = { confirmedAt: null, confirmedByName: null }
        return {
          kind: 'signed',
          change: {
            outcome: 'signed',
            outcomeAt: signature.at,
            outcomeWords: isOther ? name : null,
            answeredVersion,
            ...unseen,
          },
        }
      },
      {
        by: name,
        also: async (tx, now) => {
          await settleAlternatives(tx, now, name)
          await addSignature(tx, contributor, signature)
          const shown = { handOuts: agreement.shown.handOuts, annexes, language: agreement.language }
          made.evidence = await makeEvidence(tx, contributor, { linkId: link.id, shown })
          if (isKept && made.evidence) {
            const file = await storeAsDocument(contributor, made.evidence, signature.typedName)
            made.files.push(file)
            const added = await addDocuments(contributor, target, [file], agreement.sentBack, tx)
            const changed = { item, locationIndex: target.locationIndex, link: link.id }
            await followTask(tx, contributor, changed, withoutDocuments(added))
          }
          const mailed = await readMailedLink(tx, contributor, link.id)
          const told = role === 'signer' ? 'signed-guest' : 'agreed-guest'
          if (mailed) await writeToSigner(tx, { ...mailed, isUsable: true }, told)
          isDone = true
        },
      },
    )
  } catch (error) {
    await discardFiles(fileStore(), made.files)
    if (made.evidence) await discardEvidence(made.evidence.storageKey)
    throw error
  }
  if (isDone && isKept) await noteUpload(guest, agreement)
  return isDone
}

/** As an upload does: the task knows that there was one. */
async function noteUpload({ contributor, link }: Guest, { item, location }: Agreement): Promise<void> {
  void startScanning()
  const { afterUpload } = item
  if (!afterUpload) return
  await save(contributor, {
    item,
    locationIndex: location?.index ?? null,
    locationId: location?.id ?? null,
    version: null,
    origin: { way: 'share-link', path: '/share', link: link.id },
    change: (fields) => afterUpload(fields, []),
  })
}
