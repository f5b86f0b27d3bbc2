import type { EvidenceEvent, EvidenceLink } from '#app/persistence/links/share-evidence.server.ts'
import type { Signature } from '#app/persistence/links/share-signatures.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Translate } from '#app/platform/i18n/text.ts'
import type { Provider } from '#app/platform/site/provider.ts'
import type { KeptAnnex } from '../annexes/annexes.server.ts'
import { eventInWords } from './event-words.ts'
import type { nl } from './nl.ts'

/** Says a text of this folder. */
export type Text = Translate<typeof nl>

/** What evidence tells of. */
export type Signed = {
  number: string
  title: string
  organisation: string
  provider: Provider
  textHash: string
  /** Why it was signed again; null the first time. */
  againReason: string | null
  /** As they were when it was signed. */
  annexes: readonly KeptAnnex[]
  /** Whether the file is sealed with a certificate. */
  isSealed: boolean
  language: Language
  at: Date
  /** The link whose signer gets it: of nobody else the network address is told. */
  linkId: string
  signatures: readonly Signature[]
  links: readonly EvidenceLink[]
  events: readonly EvidenceEvent[]
}

/** A fact with its name. */
export type Fact = { name: string; value: string; isCode?: boolean }

/** The certificate in words. */
export type Certificate = {
  summary: { title: string; text: string }
  document: Fact[]
  parties: { title: string; facts: Fact[] }[]
  events: { at: string; who: string; what: string }[]
  /** What is compared by who checks it without this portal. */
  technical: Fact[]
}

/** Hexadecimal in groups of four, sixteen to a line, as people compare it. */
const inGroups = (hash: string): string =>
  (hash.match(/.{1,4}/g) ?? []).reduce((all, part, n) => all + (n === 0 ? '' : n % 8 === 0 ? '\n' : ' ') + part, '')

/** What a certificate says, in the language of the agreement. */
export function certificateOf(signed: Signed, t: Text): Certificate {
  const { title, organisation, provider, textHash, againReason, annexes, language, signatures } = signed
  const last = signatures.at(-1)
  // An officer approves, and signs nothing.
  const signers = signatures.filter(({ role }) => role !== 'dpo')
  const at = formatMoment((last?.at ?? signed.at).getTime(), language)
  const howFar = howFarOf(signatures)
  return {
    summary: {
      title: t(`pdf.${howFar}`, { organisation }),
      text: t(`pdf.${howFar}By`, { names: namesOf(signers.length === 0 ? signatures : signers), at }),
    },
    document: [
      { name: t('pdf.name'), value: title },
      { name: t('pdf.version'), value: t('pdf.versionText', { hash: textHash.slice(0, 8) }) },
      ...(againReason === null ? [] : [{ name: t('pdf.again'), value: againReason }]),
      ...annexes.map(({ name, title: document, isExempt }) => ({
        name: t('pdf.annex', { name }),
        value: isExempt ? t('pdf.annexExempt') : t('pdf.annexText', { title: document }),
      })),
      { name: t('pdf.between'), value: t('pdf.parties', { organisation, provider: provider.name }) },
      { name: t('pdf.number'), value: signed.number },
    ],
    parties: [
      ...signatures.map((one) => ({
        title: t(partyTitles[one.role], { organisation }),
        facts: one.role === 'provider' ? providerFacts(one, signed, t) : factsOf(one, signed, t),
      })),
      { title: t('pdf.supplier'), facts: supplierFacts(provider, t) },
    ],
    events: signed.events.map((event) => ({
      at: formatMoment(event.at.getTime(), language),
      ...eventInWords(event, signed, t),
    })),
    technical: [
      { name: t('pdf.hash'), value: inGroups(textHash), isCode: true },
      ...annexes
        .filter(({ isExempt }) => !isExempt)
        .map(({ name, sha256 }) => ({
          name: t('pdf.annexHash', { name }),
          value: inGroups(sha256),
          isCode: true,
        })),
      ...signatures.map(({ typedName: name, at: moment }) => ({
        ...{ name: t('pdf.utc', { name }), value: moment.toISOString(), isCode: true },
      })),
    ],
  }
}

const partyTitles = { signer: 'pdf.for', dpo: 'pdf.officer', provider: 'pdf.forSupplier' } as const

const namesOf = (signatures: readonly Signature[]): string => signatures.map(({ typedName }) => typedName).join(', ')

/** Whether an officer agreed, the organisation signed, or both parties did. */
export function howFarOf(signatures: readonly Pick<Signature, 'role'>[]): 'agreed' | 'signed' | 'complete' {
  if (signatures.some(({ role }) => role === 'provider')) return 'complete'
  return signatures.some(({ role }) => role === 'signer') ? 'signed' : 'agreed'
}

const whenSigned = (at: Date, language: Language, t: Text): Fact => ({
  name: t('pdf.time'),
  value: t('pdf.zoned', { at: formatMoment(at.getTime(), language) }),
})

/** Who signs for the provider has an account: nobody invited them, and their network address is told to nobody. */
function providerFacts({ typedName, position, statement, at }: Signature, signed: Signed, t: Text): Fact[] {
  const { provider, language } = signed
  return [
    { name: t('pdf.signedName'), value: [typedName, position, provider.name].filter(Boolean).join(', ') },
    { name: t('pdf.statement'), value: `“${statement}”` },
    { name: t('pdf.kind'), value: t('pdf.simple') },
    { name: t('pdf.identified'), value: t('pdf.byAccount') },
    whenSigned(at, language, t),
  ]
}

function factsOf(signature: Signature, { links, linkId, language, isSealed }: Signed, t: Text): Fact[] {
  const { typedName: name, position, invitedName, isOther, statement, at, address } = signature
  const link = links.find(({ id }) => id === signature.linkId)
  const email = link?.recipientEmail ?? ''
  const invited = [invitedName, email].filter(Boolean).join(', ')
  return [
    {
      name: t(signature.role === 'dpo' ? 'pdf.agreedName' : 'pdf.signedName'),
      value: [name, position].filter(Boolean).join(', '),
    },
    ...(invited === ''
      ? []
      : [{ name: t('pdf.invited'), value: `${invited} (${t(isOther ? 'pdf.differs' : 'pdf.same')})` }]),
    ...(isOther ? [{ name: t('pdf.other'), value: t('pdf.otherText', { name, invited: invitedName }) }] : []),
    ...(link ? [{ name: t('pdf.inviter'), value: link.senderName }] : []),
    { name: t('pdf.statement'), value: `“${statement}”` },
    { name: t('pdf.kind'), value: t(link?.hasCode && isSealed ? 'pdf.advanced' : 'pdf.simple') },
    ...(link ? [{ name: t('pdf.identified'), value: howIdentified(link, linkId, t) }] : []),
    whenSigned(at, language, t),
    ...(address !== '' && signature.linkId === linkId ? [{ name: t('pdf.address'), value: address }] : []),
  ]
}

/**
 * What shows that it was the person who was invited: that they read mail at an address, and had the code that was given apart. A second
 * address is told to its owner only.
 */
function howIdentified(link: EvidenceLink, linkId: string, t: Text): string {
  const { recipientEmail: address, wasMailed, hasCode, codeEmail, senderName: sender } = link
  const byLink = wasMailed ? t('pdf.byMailbox', { address }) : t('pdf.byHand', { sender })
  if (!hasCode) return byLink
  if (codeEmail === '') return `${byLink} ${t('pdf.byCode', { sender })}`
  return `${byLink} ${link.id === linkId ? t('pdf.byMailedCode', { address: codeEmail }) : t('pdf.bySecondMailbox')}`
}

function supplierFacts({ name, kvk, address, zipcode, city, signer, signerRole }: Provider, t: Text): Fact[] {
  return [
    { name: t('pdf.company'), value: name },
    { name: t('pdf.kvk'), value: kvk },
    { name: t('pdf.place'), value: [address, [zipcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') },
    { name: t('pdf.represented'), value: [signer, signerRole].filter(Boolean).join(', ') },
  ].filter(({ value }) => value !== '')
}
