import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/input.tsx'
import type { PickerProps } from './person-picker.tsx'

/** From how many people on a name can be typed, too. */
const many = 11

/**
 * All of them to choose from. With script choosing fills in, where that takes nothing away that was typed, and of many people
 * a name can be typed, which chooses (`choose-person.ts`); the button always does.
 */
export function PersonList({ at, people, about, id, nth }: PickerProps & { nth: number }) {
  const t = useText('roadmap/screens')
  return (
    <div
      data-people={at}
      data-search={people.length >= many ? t('person.search') : undefined}
      data-about={about}
      className="mt-2"
    >
      <label htmlFor={id} className="mb-0.5 block font-semibold">
        {t('person.label')}
        <span className="sr-only">, {about}</span>
      </label>{' '}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Select
          id={id}
          name="person"
          data-aside=""
          empty={t('person.choose')}
          options={people.map(({ id: value, label, fields }) => ({ value, label, person: JSON.stringify(fields) }))}
        />{' '}
        <Button tone="quiet" name="goTo" value={`person:${nth}:${at}`} formAction={`#${id}`} data-fill="">
          {t('person.fill')}
          <span className="sr-only">, {about}</span>
        </Button>
      </div>
    </div>
  )
}
