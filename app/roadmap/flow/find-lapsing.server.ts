import type { AppLoadContext } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { findLapsingAnswers, type After, type LapsingAnswer } from './lapsing-answers.server.ts'
import { readPlaceOf } from './route.server.ts'

/** Finds the answers to agreements that lapse once something of an organisation changes. */
export type FindLapsing = (after: After) => Promise<LapsingAnswer[]>

/** Finds those of a member's own organisation, in their language. */
export function findOwnLapsing(context: AppLoadContext): FindLapsing {
  const member = requireMember(context)
  const { organisationName, contact } = context.session ?? { organisationName: null, contact: null }
  const placeAt = (index: number | null) => readPlaceOf(member, organisationName ?? '', index, contact)
  return (after) => findLapsingAnswers(member, placeAt, after, context.language)
}

/** Finds those of any organisation: anyone who calls this has seen to it that it may be read. */
export function findLapsingOf({ id, name }: { id: string; name: string }, language: Language): FindLapsing {
  const tenant = { organisationId: id }
  return (after) => findLapsingAnswers(tenant, (index) => readPlaceOf(tenant, name, index), after, language)
}
