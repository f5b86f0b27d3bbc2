import type { LapsingAnswer } from '../flow/lapsing-answers.server.ts'
import type { Column } from './columns.ts'
import type { Part } from './check.ts'
import type { ListProblem } from '#app/platform/spreadsheet/list-file.server.ts'
import type { SheetOffer } from '#app/platform/spreadsheet/other-sheets.server.ts'
import type { Separator } from '#app/platform/spreadsheet/pasted-lines.ts'

/** Why nothing could be read. */
export type ProblemOfChoice = {
  field: 'file' | 'sheet'
  problem: ListProblem | 'nothing' | 'empty' | 'no-heads' | 'too-many'
  count?: number
}

/** A field of a row that is to be mended or looked at; `error` where something is wrong with it. */
export type ShownField = { name: string; label: string; value: string; isWrong: boolean; said: string; column: Column }

/** What stands in one cell of the page: what is good as text, the rest as fields. */
export type ShownCell = { texts: string[]; fields: ShownField[] }

/** A button of a row: what it chooses, and its words. */
export type RowButton = { choice: string; label: string; isRemoval: boolean }

export type ShownRow = {
  line: number
  part: Part
  /** Under the name of the location; '' where there is nothing to say. */
  note: string
  location: ShownCell
  address: ShownCell
  ward: ShownCell
  contact: ShownCell
  buttons: RowButton[]
}

export type ShownFilter = 'all' | 'mend' | 'look'

/** The rows of a sheet as the page shows them. */
export type CheckAnswer = {
  step: 'check'
  fileName: string
  /** The sheet of a workbook that was read, and those that can be read instead. */
  sheetName: string
  offer: SheetOffer
  /** What stands between the cells of a file or of pasted lines; null if nobody has to know. */
  separator: Separator | null
  isGuess: boolean
  unknownHeads: string[]
  /** What is to be known of the sheet as a whole. */
  remarks: string[]
  formId: string
  seen: string
  blanks: string[]
  show: ShownFilter
  /** All rows, as they travel with the page. */
  sent: string[]
  rows: ShownRow[]
  counts: Record<Part, number> & { all: number }
  /** How many rows have a proposal for their cells. */
  proposals: number
  /** What is wrong, row by row, with the name of the field. */
  errors: { fieldId: string; message: string }[]
  /** True where everything can be saved. */
  isReady: boolean
  /** True where somebody changed what the rows were checked against. */
  isChanged: boolean
  totals: { locations: number; filled: number; wards: number }
  /** The answers to agreements that would lapse: nothing is saved before the reader agrees to that. */
  lapsing?: LapsingAnswer[]
}

/** A sheet is chosen once more: what was pasted, and why nothing could be read; null where nothing was read yet. */
export type ChooseAnswer = {
  step: 'choose'
  sheet: string
  refused: { field: ProblemOfChoice['field']; message: string } | null
}

/** What comes back where nothing was saved. */
export type ImportAnswer = ChooseAnswer | CheckAnswer
