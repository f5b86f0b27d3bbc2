import { Fragment, useSyncExternalStore } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Initials } from '#app/ui/initials.tsx'
import { usePageField } from '../page-fields.tsx'
import { controlsOf, fillIn, type PickerProps } from './fill-in.ts'

/** Each person as a button; the one whose name the fields hold shows as pressed. */
export function PersonButtons({ at, people, about, id }: PickerProps) {
  const t = useText('roadmap/screens')
  const stored = [
    usePageField(`${at}.first_name`).value,
    usePageField(`${at}.last_name`).value,
    usePageField(`${at}.email`).value,
  ]
  const held = useSyncExternalStore(
    whenTyped,
    () => ['first_name', 'last_name', 'email'].map((field) => typedIn(at, field)).join('\n'),
    () => stored.join('\n'),
  )
  const [first, last, email] = held.split('\n')
  const pressed = people.find(
    ({ fields }) =>
      fields.first_name === first && fields.last_name === last && (email === '' || fields.email === email),
  )
  return (
    <div id={id} role="group" aria-labelledby={`${id}-label`} className="mt-2">
      <p id={`${id}-label`} className="mb-0.5 font-semibold">
        {t('person.label')}
        <span className="sr-only">, {about}</span>
      </p>
      <div className="flex flex-wrap gap-1">
        {people.map((person) => {
          const isIn = person === pressed
          return (
            <Fragment key={person.id}>
              <button
                type="submit"
                name="goTo"
                value={`known:${person.id}:${at}`}
                formAction={`#${id}`}
                aria-pressed={isIn}
                onClick={(event) => {
                  event.preventDefault()
                  fillIn(controlsOf(event.currentTarget.form, at, person), person)
                }}
                className={`inline-flex min-h-target items-center gap-1 rounded-pill border-2 px-1 py-0.5 text-left hover:border-teal ${
                  isIn
                    ? 'border-teal bg-teal-wash font-strong text-teal-dark forced-colors:outline'
                    : 'border-open bg-card text-ink'
                }`}
              >
                <Initials letters={person.initials} className="h-4 w-4 text-tag" />{' '}
                <span>
                  {person.name}
                  <span className="sr-only">, {about}</span>
                </span>
              </button>{' '}
            </Fragment>
          )
        })}
      </div>
    </div>
  )
}

function whenTyped(listener: () => void): () => void {
  document.addEventListener('input', listener)
  return () => document.removeEventListener('input', listener)
}

const typedIn = (at: string, field: string): string =>
  document.querySelector<HTMLInputElement>(`[name="${at}.${field}"]`)?.value.trim() ?? ''
