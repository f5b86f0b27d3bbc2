import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Customer, Problem } from './customer.ts'
import { maxLocations, maxOrganisations, maxPeople, maxTold } from './limits.ts'

/** What is wrong with the lines of a list, each with its number; of very many only the first. */
export function saidOf(problems: readonly Problem[], language: Language): string[] {
  const t = textFor(language, 'staff/organisations/onboarding')
  const said = problems
    .slice(0, maxTold)
    .map(({ line, what, values }) => t('onLine', { line, problem: t(`problems.${what}`, values ?? {}) }))
  const rest = problems.length - maxTold
  return rest > 0 ? [...said, t('more', { count: rest })] : said
}

/** Of what there is more than can be added at once. */
export function tooMany(customers: readonly Customer[], language: Language): string[] {
  const t = textFor(language, 'staff/organisations/onboarding')
  const sum = (of: (one: Customer) => number) => customers.reduce((all, one) => all + of(one), 0)
  const counted = [
    { what: 'organisations', count: customers.length, most: maxOrganisations },
    { what: 'locations', count: sum((one) => one.locations.length), most: maxLocations },
    { what: 'people', count: sum((one) => one.people.length), most: maxPeople },
  ] as const
  return counted
    .filter(({ count, most }) => count > most)
    .map(({ what, count, most }) => t(`tooMany.${what}`, { count, most }))
}

/** What is said of a field that is wrong. */
export function onboardingErrorOf(language: Language): ErrorOf {
  const own = anyTextFor(language, 'staff/organisations/onboarding')
  const details = anyTextFor(language, 'staff/organisations')
  return (field) => (['name', 'signingLink', 'identityOrganisation'].includes(field) ? details : own)(`errors.${field}`)
}
