/** The settings of the seal on evidence. */
export type SealSettings = {
  EVIDENCE_SEAL_P12?: string
  EVIDENCE_SEAL_PASSWORD: string
  EVIDENCE_TIMESTAMP_URL?: string
  EVIDENCE_TRUSTED_CERTIFICATES?: string
}

/** What the settings of the seal lack, as a line of a refused start; null where that is nothing. */
export function missingForSeal(given: SealSettings): string | null {
  if (given.EVIDENCE_SEAL_P12 !== undefined) return null
  const needsIt = [
    ...(given.EVIDENCE_SEAL_PASSWORD === '' ? [] : ['EVIDENCE_SEAL_PASSWORD']),
    ...(given.EVIDENCE_TIMESTAMP_URL === undefined ? [] : ['EVIDENCE_TIMESTAMP_URL']),
  ]
  return needsIt.length === 0 ? null : `EVIDENCE_SEAL_P12: needed where ${needsIt.join(' or ')} is set`
}

/** Whether nobody on the way can read along: https, or a service on this machine. Names and passwords do not belong in an address. */
export function isTimestampAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}
