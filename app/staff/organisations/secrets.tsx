import { getFormProps, useForm } from '@conform-to/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { StaffForm } from '#app/staff/staff-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormProblems, InputField } from '#app/ui/conform-fields.tsx'
import type { RevealAnswer } from './reveal.server.ts'

type Secret = { name: string; label: string }
type Props = { secrets: readonly Secret[]; answer: RevealAnswer | undefined }

/** The secrets of a task: each is shown once, to who says why. */
export function Secrets({ secrets, answer }: Props) {
  const t = useText('staff/organisations')
  if (secrets.length === 0) return null
  return (
    <section aria-labelledby="secrets" className="mt-4 max-w-form">
      <h2 id="secrets">{t('secrets.title')}</h2>
      <p className="mt-1">{t('secrets.lead')}</p>
      {secrets.map((secret) => (
        <Card key={secret.name} className="mt-2">
          {answer?.secret === secret.name && answer.value !== null ? (
            <Shown label={secret.label} value={answer.value} />
          ) : (
            <Ask secret={secret} result={answer?.secret === secret.name ? answer.result : null} />
          )}
        </Card>
      ))}
    </section>
  )
}

/** A secret in letters that cannot be taken for one another. */
function Shown({ label, value }: { label: string; value: string }) {
  const t = useText('staff/organisations')
  return (
    <>
      <h3>{label}</h3>
      {value === '' ? (
        <p className="mt-1">{t('secrets.unreadable')}</p>
      ) : (
        <p className="mt-1 break-all font-mono text-lead">{value}</p>
      )}
      <p className="mt-1 text-small text-soft">{t('secrets.shown')}</p>
    </>
  )
}

function Ask({ secret, result }: { secret: Secret; result: RevealAnswer['result'] }) {
  const t = useText('staff/organisations')
  const [form, fields] = useForm<{ secret: string; reason: string }>({
    ...{ id: `secret-${secret.name}`, defaultValue: { secret: secret.name, reason: '' }, lastResult: result },
  })
  return (
    <>
      {result && <FormProblems errors={form.allErrors} order={['reason']} />}
      <StaffForm right="secrets" {...getFormProps(form)}>
        <CsrfField />
        <h3>{secret.label}</h3>
        <input type="hidden" name="secret" value={secret.name} />
        <InputField
          field={fields.reason}
          label={t('secrets.reason')}
          hint={t('secrets.reasonHint')}
          autoComplete="off"
        />
        <Button tone="quiet" className="mt-2">
          {t('secrets.show', { secret: secret.label })}
        </Button>
      </StaffForm>
    </>
  )
}
