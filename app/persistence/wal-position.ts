/** A position in the write-ahead log of PostgreSQL as sixteen hexadecimal digits: in the order of letters it is that of the log. */
export type WalPosition = string

/** Beyond every position: of a write whose place in the log could not be asked. */
export const beyondAll: WalPosition = 'f'.repeat(16)

export const isWalPosition = (text: string): boolean => /^[0-9a-f]{16}$/.test(text)

/**
 * Reads what PostgreSQL calls a `pg_lsn`.
 * @param lsn such as `16/B374D848`
 * @throws where it is none
 */
export function walPosition(lsn: unknown): WalPosition {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(String(lsn)) ?? []
  if (high === undefined || low === undefined) throw new Error('The database gave no position of its log.')
  return `${high.padStart(8, '0')}${low.padStart(8, '0')}`.toLowerCase()
}

/** Bytes of the log between two positions. */
export const bytesBetween = (from: WalPosition, to: WalPosition): number =>
  Number(BigInt(`0x${to}`) - BigInt(`0x${from}`))
