import type { Tenant } from '#app/persistence/actor.ts'
import { listAgreementLinks, type AgreementLink } from '#app/persistence/links/agreement-links.server.ts'
import { textVersion } from '#app/roadmap/letters/text-version.server.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { answerOf } from '#app/roadmap/rules/answers.ts'
import { countsFor, currentRound } from '#app/roadmap/rules/signing-order.ts'

/** An agreement as one thing: the text that it is about, and everybody who was asked. */
export type Envelope = {
  /** Of the last round. Signed once both sides have; void where every link was taken back before anybody said yes. */
  state: 'out' | 'signed' | 'void'
  /** Of the text as it is now. */
  version: string
  people: EnvelopePerson[]
}

export type EnvelopePerson = {
  /** Of the link by which they were asked; of who signs for the provider, that of the signer. */
  linkId: string
  role: 'reviewer' | 'signer' | 'countersigner'
  name: string
  /** Null where they have not answered. */
  outcome: 'approved' | 'remarks' | 'declined' | 'signed' | 'not-me' | null
  /** Whether the answer was given on the text as it is now. */
  current: boolean
}

/** The agreements of a place that anybody was asked about, by the key of their task. One query, and one for each text. */
export async function envelopesOf(tenant: Tenant, place: Place): Promise<ReadonlyMap<string, Envelope>> {
  const links = await listAgreementLinks(tenant, place.location?.index ?? null)
  const items = [...new Set(links.flatMap((link) => link.items))].flatMap((key) => findItem(key) ?? [])
  const envelopes = items.map(async (item): Promise<[string, Envelope]> => {
    const version = await textVersion(tenant, sourcesOf(place), item)
    return [
      item.key,
      envelopeOf(
        links.filter((link) => link.items.includes(item.key)),
        version,
      ),
    ]
  })
  return new Map(await Promise.all(envelopes))
}

/** @param all the links for one task, the oldest first */
export function envelopeOf(all: readonly AgreementLink[], version: string): Envelope {
  const links = currentRound(all)
  const isOpen = links.some(({ outcome, revokedAt }) => outcome !== null || revokedAt === null)
  const isSigned = links.some(({ counterSignedAt }) => counterSignedAt !== null)
  return {
    state: isSigned ? 'signed' : isOpen ? 'out' : 'void',
    version,
    people: links.flatMap((link) => peopleOf(link, version)),
  }
}

function peopleOf(link: AgreementLink, version: string): EnvelopePerson[] {
  const { purpose, name, counterSignedAt, providerName, revokedAt } = link
  const outcome = outcomeOf(link)
  // Who was asked and is not any more.
  if (outcome === null && revokedAt !== null) return []
  const current = outcome !== null && countsFor(link, version)
  const role = purpose === 'dpo' ? 'reviewer' : 'signer'
  const own: EnvelopePerson = { linkId: link.id, role, name, outcome, current }
  return counterSignedAt === null
    ? [own]
    : [own, { linkId: link.id, role: 'countersigner', name: providerName ?? '', outcome: 'signed', current }]
}

function outcomeOf({ purpose, outcome }: AgreementLink): EnvelopePerson['outcome'] {
  const answer = answerOf(purpose, outcome)
  if (answer === 'changes-asked') return 'remarks'
  if (answer === 'moved') return 'not-me'
  return answer === 'signed' || answer === 'approved' || answer === 'declined' ? answer : null
}
