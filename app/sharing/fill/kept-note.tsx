import { Form } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { discardDraft } from './draft-intent.ts'
import type { KeptForm } from './kept-form.server.ts'
import type { FillData } from './part.server.ts'

type Props = { kept: KeptForm; data: Pick<FillData, 'task' | 'tasks'>; base: string }

/** Says that the form below holds what was typed before and is not saved, and lets it be thrown away. */
export function KeptNote({ kept: { id, when, reason }, data: { task, tasks }, base }: Props) {
  const t = useText('sharing/fill')
  return (
    <div className="mt-3 max-w-line">
      <Banner kind="info" live={false} title={t('kept.title', { when })}>
        <p>
          {t(`kept.reasons.${reason}`)} {t('kept.text')}
        </p>
        {id !== null && (
          <Form method="post" action={tasks.length > 0 ? `${base}?task=${task}` : base} className="mt-1">
            <input type="hidden" name="draft" value={id} />
            <Button tone="quiet" name="intent" value={discardDraft}>
              {t('kept.discard')}
            </Button>
          </Form>
        )}
      </Banner>
    </div>
  )
}
