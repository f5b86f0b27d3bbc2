import { Fragment } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Initials } from '#app/ui/initials.tsx'
import { usePageField } from '../page-fields.tsx'
import type { PickerProps } from './person-picker.tsx'

/** Each person as a button; the one whose name the fields hold shows as pressed. */
export function PersonButtons({ at, people, about, id }: PickerProps) {
  const t = useText('roadmap/screens')
  const first = usePageField(`${at}.first_name`).value
  const last = usePageField(`${at}.last_name`).value
  const email = usePageField(`${at}.email`).value
  const pressed = people.find(
    ({ fields }) =>
      fields.first_name === first && fields.last_name === last && (email === '' || fields.email === email),
  )
  return (
    <div id={id} role="group" aria-labelledby={`${id}-label`} data-people={at} className="mt-2">
      <p id={`${id}-label`} className="mb-0.5 font-semibold">
        {t('person.label')}
        <span className="sr-only">, {about}</span>
      </p>
      <div className="flex flex-wrap gap-1">
        {people.map((person) => (
          <Fragment key={person.id}>
            <button
              type="submit"
              name="goTo"
              value={`known:${person.id}:${at}`}
              formAction={`#${id}`}
              aria-pressed={person === pressed}
              data-person={JSON.stringify(person.fields)}
              className="inline-flex min-h-target items-center gap-1 rounded-pill border-2 border-open bg-card px-1 py-0.5 text-left text-ink hover:border-teal"
            >
              <Initials letters={person.initials} className="h-4 w-4 text-tag" />{' '}
              <span>
                {person.name}
                <span className="sr-only">, {about}</span>
              </span>
            </button>{' '}
          </Fragment>
        ))}
      </div>
    </div>
  )
}
