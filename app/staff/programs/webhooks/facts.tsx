import { useText } from '#app/platform/i18n/use-text.ts'
import type { WebhookView } from './view.server.ts'

/** What is known of a webhook. */
export function WebhookFacts({ shown }: { shown: WebhookView }) {
  const t = useText('staff/programs/webhooks')
  const ofPrograms = useText('staff/programs')
  const { url, events, organisations, ended, isGone, made, by, previous } = shown
  const state = ended !== null ? t('states.ended', { at: ended }) : t(isGone ? 'states.gone' : 'states.open')
  const facts = [
    [t('columns.address'), url],
    [t('columns.events'), events.map((event) => t(`events.${event}`)).join(', ')],
    [
      ofPrograms('columns.organisations'),
      organisations === null ? ofPrograms('allOrganisations') : organisations.join(', '),
    ],
    [t('columns.state'), state],
    [t('one.made'), t('one.madeBy', { at: made, by })],
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
