import { createHash } from 'node:crypto'
import type { StoredEvidence } from '#app/persistence/links/share-evidence.server.ts'
import type { Signature } from '#app/persistence/links/share-signatures.server.ts'

type Chained = Omit<StoredEvidence, 'hash' | 'shown' | 'annexes' | 'storageKey'>

/**
 * The hash of a row of evidence: over what it says, over what each of its signatures says, and over the hash before it. A row that
 * is changed, left out or put in later shows. Network addresses are not in it, so that they can be forgotten.
 * @param signatures those that the row names
 */
export function chainHash(row: Chained, signatures: readonly Signature[]): string {
  const signed = row.signatureIds.map((id) => {
    const one = signatures.find((signature) => signature.id === id)
    if (!one) return null
    const { role, typedName, invitedName, isOther, position, statement, textHash, at } = one
    return [id, role, typedName, invitedName, isOther, position, statement, textHash, at.toISOString()]
  })
  const { previousHash, organisationId, place, number, linkId, textHash, title, language, size, sha256 } = row
  return createHash('sha256')
    .update(
      JSON.stringify([
        ...[previousHash, organisationId, place, number, linkId, textHash, title, language],
        ...[row.at.toISOString(), size, sha256, signed],
      ]),
    )
    .digest('hex')
}

/**
 * Whether a chain is whole, from its first row to its last.
 * @param rows in the order of their places
 */
export function isWhole(rows: readonly StoredEvidence[], signatures: readonly Signature[]): boolean {
  return rows.every(
    (row, index) =>
      row.place === index + 1 &&
      row.previousHash === (rows[index - 1]?.hash ?? '') &&
      row.hash === chainHash(row, signatures),
  )
}
