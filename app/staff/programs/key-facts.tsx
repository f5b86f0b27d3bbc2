import { useText } from '#app/platform/i18n/use-text.ts'
import type { KeyView } from './key-view.server.ts'
import { scopeKeys } from './scope-words.ts'

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
  return (
    <dl className="mt-2 grid max-w-form gap-x-3 gap-y-0.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="contents">
              <dt className="font-semibold">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
