import { z } from 'zod'
import { formId } from '#app/platform/frame/form-id.server.ts'
import { cleanLine } from '#app/platform/frame/typed-text.ts'
import { sheetFields } from '#app/platform/spreadsheet/other-sheets.server.ts'
import { rowId } from '../rules/shapes.ts'
import { columns, type Cells } from './columns.ts'
import { withoutDoubts } from './doubts.ts'
import { fieldName } from './field-names.ts'
import { maxRows } from './limits.ts'
import type { Choice, SheetRow } from './sheet.ts'

const isChoice = (text: string): text is Choice => /^(|leave|new|again|keep|with:[0-9a-f]{8}|row:\d{1,5})$/.test(text)
/** A row as it travels with the page: its line, what was chosen for it, and its cells in the order of the columns. */
const sentRow = z.tuple([
  z.int().min(1).max(99_999),
  z.string().refine(isChoice),
  z.array(z.string()).length(columns.length),
])

const shown = z.enum(['all', 'mend', 'look'])

/** What nobody types: which button was pressed, and what the page was made from. */
export const importForm = z.object({
  formId,
  intent: z.enum(['check', 'save']).catch('check'),
  /** The other language, where its button was pressed: `language:en`. */
  goTo: z.string().default(''),
  file: z.file().optional().catch(undefined),
  /** Lines that were pasted; its length is looked at when they are read. */
  sheet: z.string().default(''),
  rows: z.array(z.string()).max(maxRows),
  /** What row a button is about, and what it chooses: `4 leave`, or `4 take` and `all take` for what we propose. */
  choose: z.string().default(''),
  show: shown.optional(),
  shown: shown.default('all'),
  seen: z.string().default(''),
  blanks: z.array(rowId()),
  unknownHeads: z.array(z.string()),
  fileName: z.string().default(''),
  ...sheetFields,
  /** The sheet of a workbook that was read. */
  sheetName: z.string().default(''),
  separator: z.enum(['\t', ';', ',']).optional().catch(undefined),
  isGuess: z.string().default(''),
})
export type ImportForm = z.output<typeof importForm>

/**
 * The rows that came with the page, with what was typed over their cells and what was chosen for one of them.
 * @throws a 400 response where they are not as our own pages make them
 */
export function rowsOf({ rows, choose }: ImportForm, form: FormData): SheetRow[] {
  const [chosenLine = '', chosen = ''] = choose.split(' ')
  return rows.map((text) => {
    const [line, before, cells] = readSent(text)
    const typed = columns.map((column, at) => {
      const over = form.get(fieldName(line, column))
      return [column, typeof over === 'string' ? cleanLine(over) : cleanLine(cells[at] ?? '')]
    })
    const isChosen = chosenLine === String(line)
    const isTaken = chosen === 'take' && (isChosen || (chosenLine === 'all' && before === ''))
    const sent = Object.fromEntries(typed) as Cells
    return { line, choice: isChosen && isChoice(chosen) ? chosen : before, cells: isTaken ? withoutDoubts(sent) : sent }
  })
}

function readSent(text: string) {
  try {
    return sentRow.parse(JSON.parse(text))
  } catch {
    throw new Response(null, { status: 400 })
  }
}

/** A row as the page takes it along. */
export const sentOf = ({ line, choice: chosen, cells }: SheetRow): string =>
  JSON.stringify([line, chosen, columns.map((column) => cells[column])])
