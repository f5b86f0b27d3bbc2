import { useRef, useSyncExternalStore } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Input, Select } from '#app/ui/input.tsx'
import type { OfferedPerson } from '../people/person-fields.ts'
import { inputId, rowPosition, wordsPath } from '../rules/paths.ts'
import { rowName } from '../rules/values.ts'
import { mostRowsWithAids, useItemText, useRows } from './page-fields.tsx'
import { useStepPage } from './step-page-context.ts'

/** From how many people on a name can be typed, too. */
const many = 11

/** That the page came alive does not change any more. */
const stayed = () => () => {}

type Props = {
  /** The group of fields that is filled in: `contact`, `members[0]`. */
  at: string
  /** How many groups with a picker stand above it on the page, where it is in no row: all pickers have one name. */
  nth?: number
}

/**
 * Fills the fields of a group with somebody who is known. With script choosing does it, where that takes nothing away that
 * was typed, and of many people a name can be typed, which chooses; the button always does.
 */
export function PersonPicker({ at, nth = 0 }: Props) {
  const t = useText('roadmap/screens')
  const item = useItemText()
  const { people = [] } = useStepPage()
  const select = useRef<HTMLSelectElement>(null)
  const last = useRef<OfferedPerson>()
  // Without script nothing could come of what is typed.
  const canSearch = useSyncExternalStore(
    stayed,
    () => people.length >= many,
    () => false,
  )
  const isNamed = useRows(wordsPath(at)).map((one) => rowName(one) !== '')
  const row = rowPosition(at)
  if (people.length === 0 || (row !== null && (isNamed[row] || row >= mostRowsWithAids))) return null
  const id = `${inputId(at)}-person`
  const about = row === null ? item(`legends.${at}`) : item(`rows.${wordsPath(at)}.legend`, { number: row + 1 })
  const fill = (isAsked: boolean): void => {
    const person = people.find((one) => one.id === select.current?.value)
    const form = select.current?.form
    if (!person || !form) return
    const controls = controlsOf(form, at, person)
    const isFree = controls.every(({ field, control }) =>
      ['', last.current?.fields[field]].includes(control.value.trim()),
    )
    if (!isAsked && !isFree) return
    last.current = person
    for (const { field, control } of controls) write(control, person.fields[field] ?? '')
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
          value={`person:${row === null ? nth : isNamed.slice(0, row).filter((named) => !named).length}:${at}`}
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

/** The fields of a group that hold something of a person. */
function controlsOf(form: HTMLFormElement, at: string, { fields }: OfferedPerson) {
  return Object.keys(fields).flatMap((field) => {
    const control = form.elements.namedItem(`${at}.${field}`)
    return control instanceof HTMLInputElement ? [{ field, control }] : []
  })
}

/** Writes into a field as if it were typed. */
function write(control: HTMLInputElement, value: string): void {
  if (control.value === value) return
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
