import { randomUUID } from 'node:crypto'
import { formatMoment } from '#app/platform/i18n/dates.ts'
import { cleanFileName } from '#app/platform/documents/file-name.ts'
import { discardFiles, type StoredFile } from '#app/platform/documents/receive.server.ts'
import { scanOfUploads, startScanning } from '#app/platform/documents/scanning.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { addDocuments } from '#app/persistence/documents/documents.server.ts'
import { addSignature, type Signature } from '#app/persistence/links/share-signatures.server.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { save } from '#app/roadmap/flow/save.server.ts'
import { keepAnswer } from '../keep-answer.server.ts'
import { roleOf, statementOf, type Agreement } from './agreement.server.ts'

type Signable = Agreement & { text: string }
type NewSignature = Omit<Signature, 'id'>

/**
 * Writes down that somebody accepted an agreement by typing their name: what was accepted, as what, when and from where.
 * What a signer accepts is kept as a document of the task too, so that provider staff check it as any signed copy.
 * @param address the network address it came from
 * @returns false where the link has ended meanwhile, or was signed by somebody else first
 */
export async function accept(guest: Guest, agreement: Signable, name: string, address: string): Promise<boolean> {
  const { link, contributor } = guest
  const { item, location, text, hash: textHash } = agreement
  const role = roleOf(link.purpose)
  const statement = statementOf(agreement, role, name)
  const signature: NewSignature = {
    ...{ linkId: link.id, role, typedName: name, statement, signedText: text, textHash, at: new Date(), address },
  }
  const isKept = role === 'signer' && item.hasDocuments
  const files = isKept ? [await writeRecord(guest, agreement, signature)] : []
  const target = { documentType: item.key, locationIndex: location?.index ?? null }
  let isDone = false
  try {
    await keepAnswer(
      guest,
      ({ isUsable, outcome }) => {
        if (!isUsable || outcome === 'signed') return null
        const unseen = { confirmedAt: null, confirmedByName: null }
        return { kind: 'signed', change: { outcome: 'signed', outcomeAt: signature.at, outcomeWords: null, ...unseen } }
      },
      {
        also: async (tx) => {
          await addSignature(tx, contributor, signature)
          if (isKept) await addDocuments(contributor, target, files, agreement.sentBack, tx)
          isDone = true
        },
      },
    )
  } catch (error) {
    await discardFiles(fileStore(), files)
    throw error
  }
  if (!isDone) await discardFiles(fileStore(), files)
  else if (isKept) await noteUpload(guest, agreement)
  return isDone
}

/** As an upload does: the task knows that there was one. */
async function noteUpload({ contributor }: Guest, { item, location }: Agreement): Promise<void> {
  void startScanning()
  const { afterUpload } = item
  if (!afterUpload) return
  await save(contributor, {
    item,
    locationIndex: location?.index ?? null,
    locationId: location?.id ?? null,
    version: null,
    origin: { way: 'share-link', path: '/share' },
    change: (fields) => afterUpload(fields, []),
  })
}

/** The record of an acceptance as a file of plain text. Our own words: nothing in it runs anywhere. */
async function writeRecord(
  { contributor }: Guest,
  agreement: Signable,
  signature: NewSignature,
): Promise<StoredFile & { scan: 'off' | 'waiting' }> {
  const { language } = agreement
  const t = textFor(language, 'sharing/signing')
  const storageKey = `${contributor.organisationId}/${randomUUID()}`
  const record = [
    t('record.title', { title: agreement.title }),
    '',
    signature.statement,
    '',
    `${t('evidence.name')}: ${signature.typedName}`,
    `${t('evidence.role')}: ${t(`roles.${signature.role}`)}`,
    `${t('evidence.utc')}: ${signature.at.toISOString()}`,
    `${t('evidence.dutch')}: ${formatMoment(signature.at.getTime(), language)}`,
    `${t('evidence.link')}: ${signature.linkId}`,
    `${t('evidence.address')}: ${signature.address}`,
    `${t('evidence.hash')}: ${signature.textHash}`,
    '',
    t('record.below'),
    '-'.repeat(72),
    signature.signedText,
  ].join('\n')
  const written = await fileStore().write(storageKey, bytesOf(record))
  const name = cleanFileName(t('record.file', { name: signature.typedName.replace(/[/\\]/g, '-') }))
  return { ...written, name, mediaType: 'text/plain; charset=utf-8', storageKey, scan: scanOfUploads() }
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text, 'utf8')
}
