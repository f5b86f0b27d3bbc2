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
import { checkList, type CheckedLine } from './checked-list.server.ts'
import { sendInvitations } from './invitation.server.ts'
import { readListFile } from '#app/platform/spreadsheet/list-file.server.ts'
import { maxKilobytes } from '#app/platform/spreadsheet/list-limits.ts'
import { maxPeople } from './pasted-list.ts'

/** A line as the page shows it. */
export type ShownLine = { line: number; cells: string[]; problems: string[] }
/** What comes back: the list as it was typed or chosen, or what is left of it, with what is said of each line. */
export type BulkAnswer = {
  text: string
  lines: ShownLine[]
  error: { fieldId: 'people' | 'file'; message: string } | null
  sent: number
  /** True where a file did not say how its letters are written. */
  isGuess: boolean
}

const bulkForm = z.object({
  /** Sent twice it is one list. */
  people: z.array(z.string()).transform((lists) => lists.join('\n').toWellFormed().replaceAll('\0', '')),
  file: z.file().optional().catch(undefined),
  intent: z.enum(['check', 'send']).catch('check'),
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
  const { people: typed, file: chosen, intent } = expectForm(form, bulkForm)
  const file = chosen ? await readListFile(new Uint8Array(await chosen.arrayBuffer())) : null
  const refuse = (text: string, fieldId: 'people' | 'file', message: string, status = 422) =>
    data<BulkAnswer>({ text, lines: [], error: { fieldId, message }, sent: 0, isGuess: false }, { status })
  if (isTooLarge) {
    // A list that was typed stands whole before the file, unless it is too large by itself.
    const isFile = form.has('people') && isMultipart(request)
    return isFile
      ? refuse(typed, 'file', t('bulk.file.too-large', { kilobytes: maxKilobytes }), 413)
      : refuse('', 'people', t('bulk.tooLarge', { most: maxPeople }), 413)
  }
  if (typeof file === 'string') return refuse(typed, 'file', t(`bulk.file.${file}`, { kilobytes: maxKilobytes }))
  const { text, isGuess } = file ?? { text: typed, isGuess: false }
  const lines = await checkList(actor, text)
  if (lines.length === 0)
    return file ? refuse(typed, 'file', t('bulk.file.empty')) : refuse('', 'people', t('bulk.empty'))
  if (lines.length > maxPeople) {
    return refuse(text, 'people', t('bulk.tooMany', { count: lines.length, most: maxPeople }))
  }
  if (file || intent !== 'send') return answer(text, lines, { sent: 0, isGuess }, context.language)

  const { origin } = new URL(request.url)
  const people = lines.flatMap(({ person }) => person ?? [])
  const invited = await inviteUsers(actor, people, (tx, invitees) => sendInvitations(tx, origin, actor, invitees))
  // An organisation was archived since the list was looked at: the list says which.
  if (!invited) return answer(text, await checkList(actor, text), { sent: 0, isGuess }, context.language)
  const done = new Set(invited.map(({ email }) => email))
  const left = lines.filter(({ person }) => !person || !done.has(person.email))
  if (left.length === 0) {
    const headers = { 'Set-Cookie': flash('success', 'staff/users:bulk.sent', { count: invited.length }) }
    return redirect(usersAddress({ sort: '-invited' }), { status: 303, headers })
  }
  const rest = left.map((line) => line.text).join('\n')
  return answer(rest, await checkList(actor, rest), { sent: invited.length, isGuess }, context.language)
}

const isMultipart = (request: Request) => /^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '')

function answer(text: string, lines: CheckedLine[], said: Pick<BulkAnswer, 'sent' | 'isGuess'>, language: Language) {
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
