import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { sendAgainIn } from '#app/platform/auth/language-choice.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { isTooLargeForm, readFormStart } from '#app/platform/frame/read-form-start.server.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { expectForm } from '#app/platform/frame/submission.server.ts'
import { cleanLine } from '#app/platform/frame/typed-text.ts'
import { isListProblem, pastedList, readListFile, type ListFile } from '#app/platform/spreadsheet/list-file.server.ts'
import { refusedList } from '#app/platform/spreadsheet/list-words.server.ts'
import { sheetAskedFor, sheetsThatFit } from '#app/platform/spreadsheet/other-sheets.server.ts'
import type { Separator } from '#app/platform/spreadsheet/pasted-lines.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { findOwnLapsing } from '../flow/find-lapsing.server.ts'
import { readGoTo } from '../flow/go-to.ts'
import { lapseField } from '../flow/lapse-field.ts'
import { askAgainAfter } from '../flow/lapsing-answers.server.ts'
import { isInitialised } from '../flow/locations.ts'
import { importAddress } from './addresses.ts'
import type { ImportAnswer, ProblemOfChoice } from './answer.ts'
import { checkRows } from './check.ts'
import { importForm, rowsOf, type ImportForm } from './form.server.ts'
import { headNames, exampleNames } from './heads.server.ts'
import { idsOf, readKnown, roomIn, seenOf } from './known.server.ts'
import { maxRows } from './limits.ts'
import { plansOf, type IdMaker } from './plan.ts'
import { isListed, saveImport, type Added } from './save.server.ts'
import { readSheet, type SheetRow } from './sheet.ts'
import { checkView } from './view.server.ts'

/**
 * POST /organisation/import: reads a file or pasted lines, checks rows that came with the page, or saves them. Nothing is
 * kept between: the rows travel with the page. Answers 303 once all is saved; else the page with all that was typed, 200 where
 * nothing has to be mended, 422 where something has, 409 where somebody changed what it was checked against or answers to
 * an agreement would lapse, 413 where it is too large. A press on the other language changes nothing of what the page has.
 */
export async function importSheet({ request, context }: ActionFunctionArgs) {
  const member = requireMember(context)
  const { language } = context
  const isTooLarge = isTooLargeForm(request)
  const form = isTooLarge ? await readFormStart(request) : await readForm(request, language)
  assertCsrf(context, form)
  if (isTooLarge) return refuse({ field: 'file', problem: 'too-large' }, '', language, 413)
  const asked = expectForm(form, importForm)
  const goTo = readGoTo(asked.goTo)
  if (goTo.to === 'language' && goTo.language !== language) return sendAgainIn(context, goTo.language, importAddress)
  const other = sheetAskedFor(asked)
  const readAsOther = other && readSheets(other)
  if (readAsOther && 'rows' in readAsOther) return check(readAsOther.rows, { ...asked, ...readAsOther.about })
  if (asked.rows.length > 0) return check(rowsOf(asked, form), asked)
  if (goTo.to === 'language') return data<ImportAnswer>({ step: 'choose', sheet: asked.sheet, refused: null })
  const read = await readChosen(asked)
  if ('refused' in read) return refuse(read.refused, asked.sheet, language, 422)
  return check(read.rows, { ...asked, ...read.about })

  async function check(rows: SheetRow[], sent: ImportForm) {
    // The buttons of the question about answers save as well.
    const isSaving = sent.intent === 'save' || form.has(lapseField)
    const newId = idsOf(sent.formId)
    // What the same form added before is no double of its own rows.
    const own = new Set(isSaving ? [...sent.blanks, ...rows.map(({ line }) => newId('location', line))] : [])
    const found = await look(rows, newId, own)
    if (isSaving && found.isReady) {
      const before = plansOf(found.checked, sent.blanks, newId)
      const isSavedBefore = isListed(found.known.locations, before)
      const isAsSeen = found.seen === sent.seen
      const plans = isSavedBefore ? before : found.plans
      const act = { plans, known: found.known, form, findLapsing: findOwnLapsing(context) }
      const done = isSavedBefore || isAsSeen ? await saveImport(member, act) : null
      if (done?.result) return saved(done.result, askAgainAfter(form, done.lapsing))
      if (done) {
        const page = checkView({ ...found, sent, isChanged: false, language })
        return data<ImportAnswer>({ ...page, lapsing: done.lapsing }, { status: 409 })
      }
      const now = await look(rows, newId, new Set())
      return data<ImportAnswer>(checkView({ ...now, sent, isChanged: true, language }), { status: 409 })
    }
    const view = checkView({ ...found, sent, isChanged: false, language })
    return data<ImportAnswer>(view, { status: view.counts.mend > 0 ? 422 : 200 })
  }

  /** Checks rows against what is there now, without the locations that are their own. */
  async function look(rows: SheetRow[], newId: IdMaker, own: ReadonlySet<string>) {
    const known = await readKnown(member)
    const others = known.locations.filter((one) => isInitialised(one) && !own.has(one.id))
    const checked = checkRows(rows, { known: others, examples: exampleNames(), room: roomIn(known) })
    const plans = plansOf(checked, known.blanks, newId)
    const isGood = checked.rows.every(({ part }) => part === 'good' || part === 'left')
    return { known, checked, plans, seen: seenOf(known, plans), isReady: isGood && plans.length > 0 }
  }
}

type ReadRows = { rows: SheetRow[]; separator: Separator; about: Partial<ImportForm> }
type Chosen = { refused: ProblemOfChoice } | Omit<ReadRows, 'separator'>

/** What a chosen file or pasted lines say: of a workbook the first sheet with locations. */
async function readChosen({ file: chosen, sheet }: ImportForm): Promise<Chosen> {
  const isChosen = chosen !== undefined && chosen.size > 0
  const field = isChosen || sheet.trim() === '' ? 'file' : 'sheet'
  if (!isChosen && sheet.trim() === '') return { refused: { field, problem: 'nothing' } }
  const file = isChosen ? await readListFile(chosen) : pastedList(sheet)
  if (typeof file === 'string') return { refused: { field, problem: file } }
  const read = readSheets(file)
  if ('problem' in read) return { refused: { field, ...read } }
  const { rows, separator, about } = read
  const ofFile = { fileName: isChosen ? cleanLine(chosen.name).slice(0, 100) : '', isGuess: file.isGuess ? 'yes' : '' }
  // Who chose a workbook or pasted lines did not choose what stands between the cells.
  const isSeparated = isChosen && about.sheetName === ''
  return { rows, about: { ...about, ...ofFile, separator: isSeparated ? separator : undefined } }
}

/** The rows of the first sheet with locations, with the others that have them; or why there is none. */
function readSheets({ sheets }: ListFile): ReadRows | Omit<ProblemOfChoice, 'field'> {
  const read = sheets.map((sheet) => ({ sheet, said: readSheet(sheet.text, headNames()) }))
  const readable = read.filter(({ said }) => !('problem' in said))
  const [first = read[0]] = readable
  if (!first) return { problem: 'no-heads' }
  const { said, sheet } = first
  if ('problem' in said) return said
  const offered = sheetsThatFit(readable.map((one) => one.sheet))
  return {
    rows: said.rows,
    separator: said.separator,
    about: {
      ...{ unknownHeads: said.unknownHeads, sheetName: sheet.name },
      ...{ sheetNames: offered.map(({ name }) => name), sheetTexts: offered.map(({ text }) => text) },
    },
  }
}

function refuse({ field, problem, count = 0 }: ProblemOfChoice, sheet: string, language: Language, status: number) {
  const t = textFor(language, 'roadmap/import')
  const message = isListProblem(problem)
    ? refusedList(problem, language)
    : t(`refused.${problem}`, { most: maxRows, count })
  return data<ImportAnswer>({ step: 'choose', sheet, refused: { field, message } }, { status })
}

function saved({ locations, filled, wards }: Added, askAgain: string | null) {
  const said =
    locations + filled + wards > 0
      ? flash('success', 'roadmap/import:saved', { locations, filled, wards })
      : flash('info', 'roadmap/import:savedNothing')
  return redirect(askAgain ?? '/organisation', { status: 303, headers: { 'Set-Cookie': said } })
}
