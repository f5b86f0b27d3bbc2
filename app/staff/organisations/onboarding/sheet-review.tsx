import { useText } from '#app/platform/i18n/use-text.ts'
import { ListRemarks } from '#app/platform/spreadsheet/list-remarks.tsx'
import { OtherSheets } from '#app/platform/spreadsheet/other-sheets.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { shownIn } from '#app/ui/conform-fields.tsx'
import type { Option } from '#app/ui/input.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { InviteField, OwnerFields, type KeptOnboarding } from './form-fields.tsx'
import { NamesakeQuestions } from './namesake-questions.tsx'
import { SheetFields } from './sheet-fields.tsx'
import { SheetLines } from './sheet-lines.tsx'
import type { OnboardingAnswer } from './values.ts'

/** What of the form goes along unseen. */
const hiddenFields = [
  ...(['name', 'signingLink', 'identityOrganisation', 'locations', 'people'] as const),
  ...(['meetingDay', 'meetingTime', 'meetingPlace', 'meetingNote'] as const),
]

type Props = {
  answer: OnboardingAnswer
  sheet: NonNullable<OnboardingAnswer['sheet']>
  fields: KeptOnboarding
  staff: Option[]
  fileErrors?: string[] | null
}

/** What is going to happen with each line of a list, and the list itself to be mended; the rest of the form goes along. */
export function SheetReview({ answer, sheet, fields, staff, fileErrors }: Props) {
  const t = useText('staff/organisations/onboarding')
  const { lines, fileName, remarks, organisations, locations, people } = sheet
  const isRight = lines.every(({ problems }) => problems.length === 0)
  return (
    <>
      <PageTitle
        lead={
          <>
            {fileName !== '' && <>{t('list.from', { file: fileName })} </>}
            <strong>{t('list.notSaved')}</strong>
          </>
        }
      >
        {t('list.checkTitle', { count: lines.length })}
      </PageTitle>
      <p className="mb-2 mt-1">{t('list.totals', { organisations, locations, people })}</p>
      <ListRemarks remarks={remarks} />
      {hiddenFields.map((name) => (
        <input key={name} type="hidden" name={name} value={shownIn(fields[name])} />
      ))}
      <NamesakeQuestions {...answer} />
      <SheetLines lines={lines} />
      <div className="mt-3 grid items-start gap-3 lg:grid-cols-[2fr_1fr]">
        <Card as="section">
          <h2>{t('list.mend')}</h2>
          <p>{t('list.mendLead')}</p>
          <SheetFields fields={fields} fileErrors={fileErrors ?? undefined} rows={10} />
        </Card>
        <Card as="section">
          <h2>{t('care')}</h2>
          <OwnerFields fields={fields} staff={staff} />
          <InviteField field={fields.invite} />
        </Card>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {isRight && (
          <Button name="intent" value="add-sheet">
            {t('list.add')}
          </Button>
        )}
        <Button tone={isRight ? 'quiet' : 'primary'} name="intent" value="check">
          {t('list.again')}
        </Button>
        <Button tone="plain" name="intent" value="form">
          {t('list.toForm')}
        </Button>
      </div>
      <OtherSheets offer={sheet.offer} />
    </>
  )
}
