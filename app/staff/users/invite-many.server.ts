import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireRight } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { isTooLargeForm, readFormStart } from '#app/platform/frame/read-form-start.server.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { expectForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { inviteUsers } from '#app/persistence/people/staff-users.server.ts'
import { usersAddress } from './addresses.ts'
import { checkList, peopleColumns, type CheckedLine, type CheckedList } from './checked-list.server.ts'
import { sendInvitations } from './invitation.server.ts'
import { sheetByColumns } from '#app/platform/spreadsheet/heads.ts'
import { pastedList, readListFile } from '#app/platform/spreadsheet/list-file.server.ts'
import { listRemarks, refusedList } from '#app/platform/spreadsheet/list-words.server.ts'
import {
  offerOf,
  sentSheets,
  sheetAskedFor,
  sheetFields,
  sheetsThatFit,
  type SheetOffer,
} from '#app/platform/spreadsheet/other-sheets.server.ts'
import { maxPeople } from './list-limits.ts'

/** A line as the page shows it. */
export type ShownLine = { line: number; cells: string[]; problems: string[] }
/** What comes back: the list as it was typed or chosen, or what is left of it, with what is said of each line. */
export type BulkAnswer = {
  text: string
  lines: ShownLine[]
  error: { fieldId: 'people' | 'file'; message: string } | null
  sent: number
  /** What is to be known of the list as a whole. */
  remarks: string[]
  /** Sheets that can be read instead; null where nothing was read. */
  offer: SheetOffer | null
}

const bulkForm = z.object({
  /** Sent twice it is one list. */
  people: z.array(z.string()).transform((lists) => lists.join('\n').toWellFormed().replaceAll('\0', '')),
  file: z.file().optional().catch(undefined),
  intent: z.enum(['check', 'send']).catch('check'),
  ...sheetFields,
})

/**
 * POST /admin/users/bulk with an intent: check a list, or send what is right of one that was checked. A file takes the
 * place of what is typed, and comes back as text, so that it has to be chosen only once. Answers 303 where
 * everything was sent; else the page with what is left, 422 where something is wrong, 413 where it is too large.
 */
export async function inviteMany({ request, context }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const isTooLarge = isTooLargeForm(request)
  const form = isTooLarge ? await readFormStart(request) : await readForm(request, context.language)
  assertCsrf(context, form)
  const t = textFor(context.language, 'staff/users')
  const sent = expectForm(form, bulkForm)
  const { people: typed, file: chosen, intent } = sent
  const file = chosen ? await readListFile(chosen) : sheetAskedFor(sent)
  const refuse = (text: string, fieldId: 'people' | 'file', message: string, status = 422) =>
    data<BulkAnswer>({ text, lines: [], error: { fieldId, message }, sent: 0, remarks: [], offer: null }, { status })
  if (isTooLarge) {
    // A list that was typed stands whole before the file, unless it is too large by itself.
    const isFile = form.has('people') && isMultipart(request)
    return isFile
      ? refuse(typed, 'file', refusedList('too-large', context.language), 413)
      : refuse('', 'people', t('bulk.tooLarge', { most: maxPeople }), 413)
  }
  const read = file ?? pastedList(typed)
  if (typeof read === 'string') return refuse(typed, file ? 'file' : 'people', refusedList(read, context.language))
  const { text, readable, ...ofSheet } = sheetByColumns(read, peopleColumns)
  const list = await checkList(actor, text)
  if (list.count > maxPeople) return refuse(text, 'people', t('bulk.tooMany', { count: list.count, most: maxPeople }))
  if (list.lines.length === 0)
    return file ? refuse(typed, 'file', t('bulk.file.empty')) : refuse('', 'people', t('bulk.empty'))
  const separator = file && ofSheet.sheet === '' ? list.separator : undefined
  const remarks = listRemarks({ ...ofSheet, ...list, separator, isGuess: read.isGuess }, context.language)
  const offer = offerOf(file ? sheetsThatFit(readable) : sentSheets(sent), context.language)
  if (file || intent !== 'send') return answer(text, list, { sent: 0, remarks, offer }, context.language)

  const { origin } = new URL(request.url)
  const people = list.lines.flatMap(({ person }) => person ?? [])
  const invited = await inviteUsers(actor, people, (tx, invitees) => sendInvitations(tx, origin, actor, invitees))
  // An organisation was archived since the list was looked at: the list says which.
  if (!invited) return answer(text, await checkList(actor, text), { sent: 0, remarks, offer }, context.language)
  const done = new Set(invited.map(({ email }) => email))
  const left = list.lines.filter(({ person }) => !person || !done.has(person.email))
  if (left.length === 0) {
    const headers = { 'Set-Cookie': flash('success', 'staff/users:bulk.sent', { count: invited.length }) }
    return redirect(usersAddress({ sort: '-invited' }), { status: 303, headers })
  }
  const rest = [...(list.head ? [list.head] : []), ...left].map((line) => line.text).join('\n')
  return answer(rest, await checkList(actor, rest), { sent: invited.length, remarks, offer }, context.language)
}

const isMultipart = (request: Request) => /^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '')

function answer(
  text: string,
  { lines }: CheckedList,
  said: Pick<BulkAnswer, 'sent' | 'remarks' | 'offer'>,
  language: Language,
) {
  const shown = lines.map(({ line, cells, problems }) => ({
    line,
    cells: cells.slice(0, 4),
    problems: problems.map((problem) => inWords(problem, language)),
  }))
  const isGood = shown.every(({ problems }) => problems.length === 0)
  return data<BulkAnswer>({ text, lines: shown, error: null, ...said }, { status: isGood ? 200 : 422 })
}

function inWords(problem: CheckedLine['problems'][number], language: Language): string {
  const t = textFor(language, 'staff/users')
  return typeof problem === 'string' ? t(`bulk.problems.${problem}`) : t('bulk.problems.twice', { line: problem.twice })
}
