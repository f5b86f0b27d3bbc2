import type { EvidenceEvent, EvidenceLink } from '#app/persistence/links/share-evidence.server.ts'
import type { Signed, Text } from './certificate.ts'

/** Who did something, and what, in words. */
export function eventInWords(event: EvidenceEvent, { links }: Signed, t: Text): { who: string; what: string } {
  const { kind } = event
  const link = links.find(({ id }) => id === event.linkId)
  const [name, address] = [link?.recipientName ?? '', link?.recipientEmail ?? '']
  const who = whoDid(event, name, t)
  if (kind === 'made' || kind === 'reminded') {
    return { who, what: t(`pdf.events.${kind}${link?.wasMailed ? '' : 'ByHand'}`, { name, address }) }
  }
  if (kind === 'signed') return { who, what: t(`pdf.events.${signedHow(link)}`) }
  if (kind === 'declined') {
    const isLast = link?.outcome === 'declined' && link.outcomeWords
    return { who, what: isLast ? t('pdf.events.declinedWhy', { why: isLast }) : t('pdf.events.declined') }
  }
  if (kind === 'approved' && link?.isEarlier) return { who, what: t('pdf.events.approvedEarlier') }
  return { who, what: t(`pdf.events.${kind}`) }
}

function signedHow(link: EvidenceLink | undefined) {
  const isOfficer = link?.purpose === 'dpo'
  if (!link?.hasCode) return isOfficer ? 'approved' : 'signed'
  if (link.codeEmail === '') return isOfficer ? 'agreedByCode' : 'signedByCode'
  return isOfficer ? 'agreedByMailedCode' : 'signedByMailedCode'
}

/** @param name whom the link is for */
function whoDid({ kind, byName }: EvidenceEvent, name: string, t: Text): string {
  // What asked for a page may be a program that looks at links before people do.
  if (kind === 'fetched') return t('pdf.unknown')
  // Anyone who has the link opens it: only who answers says who they are.
  return kind === 'opened' || kind === 'wrong-code' ? t('pdf.holder', { name }) : byName
}
