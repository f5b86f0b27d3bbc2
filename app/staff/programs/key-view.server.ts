import type { readProgramKey } from '#app/persistence/programs/program-keys.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { knownScopes } from './scope-words.ts'

type Key = NonNullable<Awaited<ReturnType<typeof readProgramKey>>>

/** A key as its page shows it, with moments in words. */
export function keyView(key: Key, language: Language) {
  const told = (at: Date | null) => at && formatMoment(at.getTime(), language)
  const { id, name, scopes, organisations, previousUntil, createdByName, createdAt, usedAt, endedAt } = key
  const isPreviousGood = previousUntil !== null && previousUntil.getTime() > Date.now()
  return {
    ...{ id, name, scopes: knownScopes(scopes), by: createdByName },
    organisations: organisations?.map((one) => one.name) ?? null,
    made: formatMoment(createdAt.getTime(), language),
    used: told(usedAt),
    ended: told(endedAt),
    previous: isPreviousGood ? told(previousUntil) : null,
  }
}

export type KeyView = ReturnType<typeof keyView>
