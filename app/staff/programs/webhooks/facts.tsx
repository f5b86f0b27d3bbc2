import { useText } from '#app/platform/i18n/use-text.ts'
import type { WebhookView } from './view.server.ts'
import { FactList } from '#app/ui/fact-list.tsx'

/** What is known of a webhook. */
export function WebhookFacts({ shown }: { shown: WebhookView }) {
  const t = useText('staff/programs/webhooks')
  const ofPrograms = useText('staff/programs')
  const { url, events, organisations, ended, isGone, made, by, previous } = shown
  const state = ended !== null ? t('states.ended', { at: ended }) : t(isGone ? 'states.gone' : 'states.open')
  const facts = [
    [t('columns.address'), url],
    [t('columns.events'), events.map((event) => t(`events.${event}`)).join(', ') || t('one.noEvents')],
    [
      ofPrograms('columns.organisations'),
      organisations === null ? ofPrograms('allOrganisations') : organisations.join(', '),
    ],
    [t('columns.state'), state],
    [t('one.made'), t('one.madeBy', { at: made, by })],
    [t('one.previous'), previous],
  ] as const
  return <FactList facts={facts} />
}
