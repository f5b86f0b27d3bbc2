import { Form, useLocation } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Count } from '#app/ui/count.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, Select } from '#app/ui/input.tsx'
import type { AssignedList } from './assigned-list.server.ts'
import type { DealAnswer } from './deal-out.server.ts'

type Props = { deal: AssignedList['deal']; answer: DealAnswer | undefined }

/** Tasks of nobody, the most urgent ones, each with who could do it. */
export function DealOut({ deal, answer }: Props) {
  const t = useText('roadmap/assigning')
  const { pathname, search } = useLocation()
  const { tasks, options, earliest, total, href } = deal
  return (
    <Card as="section" className="print:hidden">
      <h2 className="flex items-baseline gap-1 text-small font-semibold text-soft">
        {t('deal.heading')} <Count>{total}</Count>
      </h2>
      <p className="mt-1 text-small">{t('deal.lead')}</p>
      <Form method="post" action={pathname + search} className="mt-1" noValidate>
        <CsrfField />
        {tasks.map(({ key, title, place, day }, index) => (
          <Field
            key={key}
            id={`task-${index}`}
            label={t('deal.at', { task: title, place })}
            hint={day === null ? undefined : t('deal.until', { day })}
          >
            {(wiring) => (
              <>
                <input type="hidden" name="task" value={key} />
                <Select
                  {...wiring}
                  name="assignee"
                  width="full"
                  empty={t('form.choose')}
                  options={options}
                  defaultValue={answer?.chosen[key] ?? ''}
                />
              </>
            )}
          </Field>
        ))}
        <Field id="wish" label={t('form.wish')} optional errors={answer?.wishErrors ?? []}>
          {(wiring) => (
            <Input
              {...wiring}
              type="date"
              name="wish"
              width="medium"
              min={earliest}
              defaultValue={answer?.wish ?? ''}
            />
          )}
        </Field>
        <Button tone="quiet" name="goTo" value="deal" className="mt-2">
          {t('deal.send')}
        </Button>
      </Form>
      {pathname + search !== href && (
        <p className="mt-1 text-small">
          <a href={href} className="inline-flex min-h-target items-center">
            {t('deal.all', { count: total })}
          </a>
        </p>
      )}
    </Card>
  )
}
