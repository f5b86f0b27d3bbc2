import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import type { WebhookView } from './view.server.ts'
import { StaffForm } from '#app/staff/staff-form.tsx'

type Delivery = WebhookView['deliveries'][number]

/** What was sent to an address, and what it said. `canSend`: whether something can be sent again. */
export function DeliveryLog({ deliveries, canSend }: { deliveries: Delivery[]; canSend: boolean }) {
  const t = useText('staff/programs/webhooks')
  const eventOf = ({ event }: Delivery) => (event === null ? '' : t(`events.${event}`))
  return (
    <div className="mt-4">
      <h2 id="log">{t('log.title')}</h2>
      <p className="mt-1 max-w-text">{t('log.lead')}</p>
      <div className="mt-2">
        {deliveries.length === 0 ? (
          <p>{t('log.none')}</p>
        ) : (
          <Table
            caption={t('log.title')}
            rows={deliveries}
            rowKey={({ id }) => id}
            columns={[
              { key: 'at', head: t('log.columns.at'), names: true, cell: ({ at }) => at },
              { key: 'event', head: t('log.columns.event'), cell: eventOf },
              { key: 'state', head: t('log.columns.state'), cell: ({ state }) => t(`log.states.${state}`) },
              { key: 'attempts', head: t('log.columns.attempts'), align: 'right', cell: ({ attempts }) => attempts },
              {
                key: 'answer',
                head: t('log.columns.answer'),
                cell: ({ status, problem }) => status ?? (problem === null ? '' : t('log.noAnswer', { problem })),
              },
              {
                key: 'again',
                head: t('log.actions'),
                cell: (delivery) =>
                  canSend && delivery.state !== 'waiting' ? (
                    <Again id={delivery.id} label={t('log.againFor', { event: eventOf(delivery), at: delivery.at })} />
                  ) : null,
              },
            ]}
          />
        )}
      </div>
    </div>
  )
}

function Again({ id, label }: { id: string; label: string }) {
  const t = useText('staff/programs/webhooks')
  return (
    <StaffForm right="administer">
      <CsrfField />
      <input type="hidden" name="delivery" value={id} />
      <Button tone="quiet" name="intent" value="again" aria-label={label}>
        {t('log.again')}
      </Button>
    </StaffForm>
  )
}
