import { useText } from '#app/platform/i18n/use-text.ts'
import type { KeyView } from './key-view.server.ts'
import { scopeKeys } from './scope-words.ts'
import { FactList } from '#app/ui/fact-list.tsx'

/** What is known of a key. */
export function KeyFacts({ shown }: { shown: KeyView }) {
  const t = useText('staff/programs')
  const { id, scopes, organisations, made, by, used, ended, previous } = shown
  const facts = [
    [t('one.client'), id],
    [t('columns.scopes'), scopes.map((scope) => t(`scopes.${scopeKeys[scope]}`)).join(', ')],
    [t('columns.organisations'), organisations === null ? t('allOrganisations') : organisations.join(', ')],
    [t('columns.state'), ended === null ? t('states.open') : t('states.ended', { at: ended })],
    [t('one.made'), t('one.madeBy', { at: made, by })],
    [t('one.used'), used ?? t('neverUsed')],
    [t('one.previous'), previous],
  ] as const
  return <FactList facts={facts} />
}
