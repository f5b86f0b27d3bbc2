import { formatMonth } from '#app/platform/i18n/dates.ts'
import { useLanguage } from '#app/platform/i18n/use-text.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { ChoiceField, ChoicesField, SelectField } from '#app/roadmap/screens/choice-fields.tsx'
import { DateField, MomentField } from '#app/roadmap/screens/date-fields.tsx'
import { FieldGroup } from '#app/roadmap/screens/field-group.tsx'
import { LongTextField, NumberField, TextField } from '#app/roadmap/screens/fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { madeUp } from '../item.ts'
import { colours, moments } from '../options.ts'

const texts = 'roadmap/location/made-up-task'

export const handle = stepHandle(texts, 'about')
export const loader = pageLoader(madeUp, 'about')
export const action = pageAction(madeUp, 'about')

const months = Array.from({ length: 12 }, (_, n) => n + 1)

/** One field of every kind. */
export default function About() {
  const language = useLanguage()
  return (
    <StepPage>
      <TextField name="name" />
      <FieldGroup name="owner">
        <TextField name="owner.name" />
        <TextField name="owner.role" />
        <TextField name="owner.email" type="email" />
      </FieldGroup>
      <LongTextField name="story" />
      <NumberField name="size" />
      <ChoiceField name="known" options={['true', 'false']} />
      <ChoiceField name="colour" options={colours} />
      <ChoicesField name="moments" options={moments} />
      <SelectField
        name="month"
        options={months.map((month) => ({ value: String(month), label: formatMonth(month, language) }))}
      />
      <DateField name="since" />
      <MomentField name="visit" />
    </StepPage>
  )
}
