import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyButton } from '#app/platform/frame/copy-button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, TextArea } from '#app/ui/input.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

/** A secret that was made just now. */
export type NewSecret = {
  name: string
  secret: string
  /** Of a key: its client id, and where it gets a token. */
  client: { id: string; address: string } | null
  /** What became of the secret before this one; null where there was none. */
  before: 'kept' | 'ended' | null
  /** The page about it. */
  done: string
}

/** Shows a secret, once. */
export function SecretView({ name, secret, client, before, done }: NewSecret) {
  const t = useText('staff/programs')
  return (
    <>
      <PageTitle lead={t('secret.once')}>{t('secret.title', { name })}</PageTitle>
      <Card as="section" accent className="mt-3 max-w-form">
        {client && (
          <Field id="client" label={t('secret.client')}>
            {(wiring) => <Input {...wiring} readOnly defaultValue={client.id} className="font-mono" />}
          </Field>
        )}
        <Field id="secret" label={t('secret.secret')}>
          {(wiring) => <TextArea {...wiring} rows={2} readOnly defaultValue={secret} className="break-all font-mono" />}
        </Field>
        <p className="mt-2">
          <CopyButton
            of={{ field: 'secret' }}
            tone="primary"
            words={{ copy: t('secret.copy'), copied: t('secret.copied'), failed: t('secret.notCopied') }}
          />
        </p>
        {client && (
          <Field id="address" label={t('secret.address')} hint={t('secret.addressHint')}>
            {(wiring) => <Input {...wiring} readOnly defaultValue={client.address} />}
          </Field>
        )}
        {before !== null && <p className="mt-2">{t(before === 'kept' ? 'secret.before' : 'secret.beforeEnded')}</p>}
      </Card>
      <p className="mt-3 print:hidden">
        <ButtonLink href={done}>{t('secret.done')}</ButtonLink>
      </p>
    </>
  )
}
