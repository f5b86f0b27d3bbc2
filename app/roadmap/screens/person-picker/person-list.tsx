import { useRef, useSyncExternalStore } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Input, Select } from '#app/ui/input.tsx'
import type { OfferedPerson } from '../../people/person-fields.ts'
import { controlsOf, fillIn, type PickerProps } from './fill-in.ts'

/** From how many people on a name can be typed, too. */
const many = 11

/** That the page came alive does not change any more. */
const stayed = () => () => {}

/**
 * All of them to choose from. With script choosing fills in, where that takes nothing away that was typed, and of many people
 * a name can be typed, which chooses; the button always does.
 */
export function PersonList({ at, people, about, id, nth }: PickerProps & { nth: number }) {
  const t = useText('roadmap/screens')
  const select = useRef<HTMLSelectElement>(null)
  const last = useRef<OfferedPerson>()
  // Without script nothing could come of what is typed.
  const canSearch = useSyncExternalStore(
    stayed,
    () => people.length >= many,
    () => false,
  )
  const fill = (isAsked: boolean): void => {
    const person = people.find((one) => one.id === select.current?.value)
    if (!person) return
    const controls = controlsOf(select.current?.form, at, person)
    const isFree = controls.every(({ field, control }) =>
      ['', last.current?.fields[field]].includes(control.value.trim()),
    )
    if (!isAsked && !isFree) return
    last.current = person
    fillIn(controls, person)
  }
  return (
    <div className="mt-2">
      <label htmlFor={id} className="mb-0.5 block font-semibold">
        {t('person.label')}
        <span className="sr-only">, {about}</span>
      </label>{' '}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {canSearch && (
          <>
            <Input
              list={`${id}-names`}
              width="medium"
              autoComplete="off"
              aria-label={`${t('person.search')}, ${about}`}
              placeholder={t('person.search')}
              onChange={({ target }) => {
                const typed = people.find(({ label }) => label === target.value)
                if (!typed || !select.current) return
                select.current.value = typed.id
                fill(false)
              }}
            />{' '}
            <datalist id={`${id}-names`}>
              {people.map(({ id: key, label }) => (
                <option key={key} value={label} />
              ))}
            </datalist>
          </>
        )}
        <Select
          ref={select}
          id={id}
          name="person"
          data-aside=""
          empty={t('person.choose')}
          options={people.map(({ id: value, label }) => ({ value, label }))}
          onChange={() => fill(false)}
        />{' '}
        <Button
          tone="quiet"
          name="goTo"
          value={`person:${nth}:${at}`}
          formAction={`#${id}`}
          onClick={(event) => {
            event.preventDefault()
            fill(true)
          }}
        >
          {t('person.fill')}
          <span className="sr-only">, {about}</span>
        </Button>
      </div>
    </div>
  )
}
