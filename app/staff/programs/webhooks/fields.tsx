import type { FieldMetadata } from '@conform-to/react'
import { webhookTypes } from '#app/persistence/programs/webhook-event.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Checkboxes } from '#app/ui/choices.tsx'
import { InputField } from '#app/ui/conform-fields.tsx'
import { checkedIn, ReachFields } from '../reach-fields.tsx'
import type { WebhookValues } from './values.ts'

type Kept<Value> = FieldMetadata<Value, WebhookValues, string[]>

type Props = {
  fields: {
    name: Kept<string>
    url: Kept<string>
    events: Kept<string[]>
    reach: Kept<string>
    organisations: Kept<string[]>
  }
  organisations: { id: string; name: string }[]
}

/** What a webhook is called, where it goes, what it tells, and of whom. */
export function WebhookFields({ fields: { name, url, events, reach, organisations: chosen }, organisations }: Props) {
  const t = useText('staff/programs/webhooks')
  return (
    <>
      <InputField field={name} label={t('fields.name')} hint={t('fields.nameHint')} autoComplete="off" />
      <InputField
        field={url}
        label={t('fields.url')}
        hint={t('fields.urlHint')}
        autoComplete="off"
        inputMode="url"
        spellCheck={false}
      />
      <Checkboxes
        id={events.name}
        name={events.name}
        legend={t('fields.events')}
        errors={events.errors}
        defaultValues={checkedIn(events)}
        choices={webhookTypes.map((value) => ({ value, label: t(`events.${value}`) }))}
      />
      <ReachFields reach={reach} chosen={chosen} organisations={organisations} />
    </>
  )
}
