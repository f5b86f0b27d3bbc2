import { formatLongDay, dayOf } from '#app/platform/i18n/dates.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Radios } from '#app/ui/choices.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, TextArea } from '#app/ui/input.tsx'
import type { TypedReview } from './answer-form.ts'
import type { ReviewData } from './part.server.ts'
import { Remarks } from './remarks-list.tsx'

type Props = { data: ReviewData; typed: TypedReview; errorsOf: (id: string) => string[] }

/** The answer of a reviewer: one of a few, with words; or who should be asked instead. */
export function AnswerForm({ data, typed, errorsOf }: Props) {
  const t = useText('sharing/review')
  const language = useLanguage()
  const { choices, isFamily, comments } = data
  const paths = new Set(data.sections.flatMap(({ parts }) => parts.map(({ itemKey, path }) => `${itemKey} ${path}`)))
  const onAll = comments.filter(({ itemKey, path }) => !paths.has(`${itemKey} ${path}`))
  const isNaming = typed.answer === 'move' || Boolean(typed.name) || Boolean(typed.email)
  return (
    <Card as="section" accent className="mt-4 print:hidden">
      <h2 id="your-answer">{t('answer.title')}</h2>
      <p className="mt-0.5 max-w-text text-soft">
        {t('answer.lead', { until: formatLongDay(dayOf(data.until), language) })}
      </p>
      {onAll.length > 0 && <Remarks comments={onAll} />}
      <Radios
        id="answer"
        name="answer"
        legend={t('answer.question')}
        errors={errorsOf('answer')}
        empty={t('answer.none')}
        defaultValue={typed.answer ?? ''}
        choices={choices.map((choice) => ({
          value: choice,
          label: t(choice === 'approve' && isFamily ? 'choices.read' : `choices.${choice}`),
        }))}
      />
      <Field
        id="words"
        label={t('answer.words')}
        hint={t(isFamily ? 'answer.wordsFamily' : 'answer.wordsHint')}
        errors={errorsOf('words')}
      >
        {(wiring) => <TextArea {...wiring} name="words" rows={4} defaultValue={typed.words ?? ''} />}
      </Field>
      <details className="mt-2" open={isNaming}>
        <summary className="min-h-target cursor-pointer py-1 font-medium text-teal-dark underline underline-offset-3">
          {t('person.title')}
        </summary>
        <p className="max-w-text text-small text-soft">{t('person.hint')}</p>
        <Field id="name" label={t('person.name')} errors={errorsOf('name')}>
          {(wiring) => (
            <Input {...wiring} name="name" width="medium" autoComplete="off" defaultValue={typed.name ?? ''} />
          )}
        </Field>
        <Field id="email" label={t('person.email')} errors={errorsOf('email')}>
          {(wiring) => (
            <Input
              {...wiring}
              name="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              width="medium"
              autoComplete="off"
              defaultValue={typed.email ?? ''}
            />
          )}
        </Field>
      </details>
      <div className="mt-3">
        <Button>{t('answer.send')}</Button>
      </div>
    </Card>
  )
}
