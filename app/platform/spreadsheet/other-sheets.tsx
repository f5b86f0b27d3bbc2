import { Fragment } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { SheetOffer } from './other-sheets.server.ts'

/**
 * The other sheets of a workbook, which travel with the form. It stands last in one: Enter in a field presses the first button,
 * and must not throw away what was typed.
 */
export function OtherSheets({ offer: { label, sheets } }: { offer: SheetOffer }) {
  if (sheets.length === 0) return null
  return (
    <div role="group" aria-labelledby="other-sheets" className="mt-3 flex flex-wrap items-center gap-1">
      {sheets.map(({ name, text }) => (
        <Fragment key={name}>
          <input type="hidden" name="sheetNames" value={name} />
          <input type="hidden" name="sheetTexts" value={text} />
        </Fragment>
      ))}
      <span id="other-sheets">{label}</span>
      {sheets.slice(1).map(({ name, words }, at) => (
        <Button key={name} tone="plain" name="readSheet" value={at + 1}>
          {words}
        </Button>
      ))}
    </div>
  )
}
