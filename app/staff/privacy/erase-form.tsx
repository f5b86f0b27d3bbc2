import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import type { EraseRefusal } from './erase.server.ts'

type Props = {
  typed: { email: string; name: string; organisation: string }
  errors: Record<string, string[] | null>
  refused: EraseRefusal | null
}

/** The question before a person is erased; what would change stands above it. */
export function EraseForm({ typed, errors, refused }: Props) {
  const t = useText('staff/privacy')
  return (
    <section className="mt-5 max-w-form border-t border-line pt-2" aria-labelledby="erase">
      <h2 id="erase">{t('erase.title')}</h2>
      <FormProblems errors={errors} order={['sure']} />
      {refused === 'yourself' && <Banner kind="error">{t('erase.yourself')}</Banner>}
      <p className="mt-1">{t('erase.text')}</p>
      <Form method="post">
        <CsrfField />
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="mt-1 flex items-start gap-1.5 py-1">
          <input type="checkbox" id="sure" name="sure" value="yes" className="mt-0.5 h-3 w-3 shrink-0 accent-teal" />
          <label htmlFor="sure">{t('erase.sure')}</label>
        </p>
        <Button tone="danger" className="mt-1">
          {t('erase.button')}
        </Button>
      </Form>
    </section>
  )
}
