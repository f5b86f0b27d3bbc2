import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmButton } from '#app/ui/confirm-button.tsx'
import { FieldSet } from '#app/ui/field.tsx'
import { inputId } from '../rules/paths.ts'
import { rowName } from '../rules/values.ts'
import { CountField } from './count-field.tsx'
import { useErrors, useItemText, useRows } from './page-fields.tsx'

type Props = {
  /** The name of the list, e.g. `wards`. */
  list: string
  /** The field that says how many rows are shown. */
  countField: string
  /** How many rows there may be. */
  most?: number
  /** The fields of one row; `at` is the row's name in the form, e.g. `wards[0]`. */
  children: (at: string) => ReactNode
}

/** Rows to fill in, as many as the count field says; adding and removing saves the page, so that nothing typed is lost. */
export function RowList({ list, countField, most, children }: Props) {
  const t = useItemText()
  const screens = useText('roadmap/screens')
  const common = useText('common')
  const errors = useErrors(list)
  const rows = useRows(list).flatMap(toRow)
  return (
    <>
      <CountField
        name={countField}
        max={most}
        beside={
          <Button tone="quiet" name="goTo" value="rows">
            {screens('page.rowsShow')}
            <span className="sr-only">: {t(`fields.${countField}`)}</span>
          </Button>
        }
      />
      <div id={inputId(list)}>
        {errors?.map((error) => (
          <p key={error} className="mt-2 font-strong text-red">
            {error}
          </p>
        ))}
        {rows.map((row, index) => {
          const at = `${list}[${index}]`
          return (
            <FieldSet key={row.id} id={inputId(at)} legend={legendOf(row, index)} row={row}>
              <input type="hidden" name={`${at}.id`} value={row.id} />
              {children(at)}
              {rows.length > 1 && (
                <div className="mt-2">
                  <RemoveButton row={row} index={index} />
                </div>
              )}
            </FieldSet>
          )
        })}
      </div>
      <div className="mt-2">
        <Button tone="quiet" name="goTo" value={`add:${list}`}>
          + {t(`rows.${list}.add`)}
        </Button>
      </div>
    </>
  )

  function legendOf(row: Row, index: number): string {
    const values = { number: index + 1, name: row.name }
    return t(`rows.${list}.${row.name ? 'named' : 'legend'}`, values)
  }

  function RemoveButton({ row, index }: { row: Row; index: number }) {
    const button = {
      tone: 'plainDanger' as const,
      name: 'goTo',
      value: `remove:${list}:${row.id}`,
      children: t(`rows.${list}.remove`, { number: index + 1 }),
    }
    if (row.isBlank) return <Button {...button} />
    const question = {
      title: screens('removal.title', { name: legendOf(row, index) }),
      text: screens('removal.text'),
      confirm: screens('removal.confirm'),
      cancel: common('form.cancel'),
    }
    return <ConfirmButton {...button} confirmedValue={`removed:${list}:${row.id}`} question={question} />
  }
}

type Row = { id: string; name: string; isBlank: boolean }

function toRow({ id, ...row }: Record<string, unknown>): Row[] {
  return typeof id === 'string' ? [{ id, name: rowName(row), isBlank: isBlank(row) }] : []
}

/** Whether nothing is filled in; a number that starts at 1 says nothing. */
const isBlank = (row: Record<string, unknown>): boolean =>
  Object.values(row).every((value) => value === undefined || value === '' || value === '1')
