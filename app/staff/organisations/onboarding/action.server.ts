import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireRight } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { isTooLargeForm, readFormStart } from '#app/platform/frame/read-form-start.server.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { expectForm, parseForm } from '#app/platform/frame/submission.server.ts'
import { withQuery } from '#app/platform/frame/with-query.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { listStaff } from '#app/persistence/staff/owners.server.ts'
import { sheetByColumns } from '#app/platform/spreadsheet/heads.ts'
import { pastedList, readListFile } from '#app/platform/spreadsheet/list-file.server.ts'
import { listRemarks, refusedList } from '#app/platform/spreadsheet/list-words.server.ts'
import { offerOf, sentSheets, sheetAskedFor, sheetsThatFit } from '#app/platform/spreadsheet/other-sheets.server.ts'
import { organisationAddress } from '../addresses.ts'
import { addCustomers, findObjections, type Objections } from './add.server.ts'
import type { Customer } from './customer.ts'
import { readCustomer } from './customer.server.ts'
import { aboutForm, onboardingForm, type FieldProblems } from './form.server.ts'
import { maxOrganisations } from './limits.ts'
import { onboardingErrorOf, saidOf, tooMany } from './problems.server.ts'
import { customerColumns, readSheet, sheetColumns, type ReadSheet } from './read-sheet.server.ts'
import type { OnboardingAnswer } from './values.ts'

/**
 * POST /admin/organisations/new with an intent: add an organisation with all that comes with it, check a list of them, add
 * what stands in a list, or go back to the form. A file takes the place of the list and comes back as text. Answers 303
 * where all was added; else the page with all that was typed, 200 where a list is right, 422 where something is wrong, 413
 * where it is too large.
 */
export async function onboard({ request, context }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const isTooLarge = isTooLargeForm(request)
  const form = isTooLarge ? await readFormStart(request) : await readForm(request, context.language)
  assertCsrf(context, form)
  const sent = expectForm(form, aboutForm)
  const { formId, intent, file: chosen, again } = sent
  const t = textFor(context.language, 'staff/organisations/onboarding')
  const submission = parseForm(form, onboardingForm, onboardingErrorOf(context.language))
  const wrong: FieldProblems = {}
  if (submission.status !== 'success') {
    for (const [field, said] of Object.entries(submission.error ?? {})) if (said) wrong[field] = said
  }
  const textOf = (name: string) => {
    const typed = form.get(name)
    return typeof typed === 'string' ? typed.toWellFormed().replaceAll('\0', '') : ''
  }
  const answer = (problems: FieldProblems, status: number, more: Partial<OnboardingAnswer> = {}, sheet?: string) => {
    const { initialValue, ...reply } = submission.reply()
    const result: SubmissionResult<string[]> = {
      ...reply,
      status: 'error',
      initialValue: { ...initialValue, ...(sheet === undefined ? {} : { sheet }) },
      error: problems,
    }
    const nothing = { formId, namesakes: [], agreed: again, sheet: null }
    return data<OnboardingAnswer>({ ...nothing, result, ...more }, { status })
  }
  if (isTooLarge) return answer({ file: [refusedList('too-large', context.language)] }, 413)
  if (intent === 'form') return answer({}, 200)
  const file = chosen && chosen.size > 0 ? await readListFile(chosen) : sheetAskedFor(sent)
  const list = file ?? pastedList(textOf('sheet'))
  if (typeof list === 'string')
    return answer({ ...wrong, [file ? 'file' : 'sheet']: [refusedList(list, context.language)] }, 422)

  const staff = await listStaff(actor)
  const origin = new URL(request.url).origin
  const isInviting = textOf('invite') === 'yes'
  const isStaff = (id: string) => id === '' || staff.some((one) => one.id === id)
  for (const field of ['owner', 'deputy'] as const) if (!isStaff(textOf(field))) wrong[field] = [t(`errors.${field}`)]
  const idOf = (field: 'owner' | 'deputy') => textOf(field) || null
  const act = (customers: Customer[]) => ({ formId, customers, agreed: new Set(again), isInviting })

  const { text, readable, ...ofSheet } = sheetByColumns(list, customerColumns)
  const facts = { ...ofSheet, isGuess: list.isGuess }
  if (file || intent !== 'add' || (text.trim() !== '' && textOf('name').trim() === '')) return sheetAnswer(text)

  const { customer, problems: ofFields } = readCustomer(textOf, submission, context.language)
  const problems = { ...wrong, ...ofFields }
  if (text.trim() !== '') problems.sheet = [...(problems.sheet ?? []), t('errors.sheetToo')]
  const isWrong = Object.keys(problems).length > 0
  const done = isWrong
    ? await findObjections(actor, act([customer]))
    : await addCustomers(actor, origin, act([customer]))
  if (!Array.isArray(done)) return answer(withObjections(problems, done, 'people'), 422, { namesakes: done.namesakes })
  return added(done, [customer])

  async function sheetAnswer(lines: string) {
    const read = readSheet(lines, staff, { ownerId: idOf('owner'), deputyId: idOf('deputy') })
    const limit = tooMany(read.customers, context.language)
    const { owner, deputy } = wrong
    // What a file has in columns that nobody knows is no data; in typed lines they stand as the page says.
    if (file && !read.hasHeads) return answer({ ...wrong, file: [t('errors.noHeads')] }, 422)
    const ofLines = [
      ...((wrong.sheet && !file) || read.isTooLong ? [t('errors.sheet')] : []),
      ...(read.lines.length === 0 ? [t('errors.sheetEmpty')] : limit),
    ]
    const blocking: FieldProblems = {
      ...(owner && { owner }),
      ...(deputy && { deputy }),
      ...(ofLines.length > 0 && { sheet: ofLines }),
    }
    // Of a list that is far too long nothing is looked up.
    if (ofLines.length > 0) return answer(blocking, 422, {}, lines)
    const isRight = Object.keys(blocking).length === 0 && read.problems.length === 0
    const isToAdd = isRight && intent === 'add-sheet' && !file
    const done = isToAdd
      ? await addCustomers(actor, origin, act(read.customers))
      : await findObjections(actor, act(read.customers))
    if (Array.isArray(done)) return added(done, read.customers)
    const all = { ...done, problems: [...read.problems, ...done.problems].sort((one, other) => one.line - other.line) }
    const said = withObjections(blocking, all, 'sheet')
    const sheet = shown(read, all)
    const isFine = Object.keys(said).length === 0 && !isToAdd
    return answer(said, isFine ? 200 : 422, { namesakes: done.namesakes, sheet }, lines)
  }

  /** What is wrong with the fields, and what stands in the way beside. */
  function withObjections(
    problems: FieldProblems,
    { problems: lines, namesakes }: Objections,
    field: 'people' | 'sheet',
  ) {
    const said = saidOf(lines, context.language)
    const isOvertaken = Object.keys(problems).length === 0 && lines.length === 0 && namesakes.length === 0
    const ofLines = [...(problems[field] ?? []), ...said]
    return {
      ...problems,
      ...(ofLines.length > 0 && { [field]: ofLines }),
      ...(namesakes.length > 0 && { again: namesakes.map(({ name }) => t('namesakes.error', { name })) }),
      ...(isOvertaken && intent !== 'check' && !file && { [field]: [t('errors.overtaken')] }),
    }
  }

  function shown(
    { lines, customers, unknownHeads, separator, doubts }: ReadSheet,
    { problems }: Objections,
  ): OnboardingAnswer['sheet'] {
    return {
      lines: lines.map(({ line, cells }) => ({
        line,
        cells: sheetColumns.map((_, at) => cells[at] ?? ''),
        problems: problems
          .filter((one) => one.line === line)
          .map(({ what, values }) => t(`problems.${what}`, values ?? {})),
      })),
      fileName: chosen?.name.toWellFormed().slice(0, 100) ?? '',
      remarks: listRemarks(
        { ...facts, ...doubts, unknownHeads, separator: file && ofSheet.sheet === '' ? separator : undefined },
        context.language,
      ),
      offer: offerOf(file ? sheetsThatFit(readable) : sentSheets(sent), context.language),
      organisations: customers.length,
      ...counts(customers),
    }
  }

  function added(ids: readonly string[], customers: readonly Customer[]) {
    const [id = ''] = ids
    const { locations, people } = counts(customers)
    const [first] = customers
    const name = first?.details.name ?? ''
    const values = { name, count: ids.length, locations, people }
    const key = people === 0 ? 'doneLocations' : isInviting ? 'doneInvited' : 'done'
    const isBare = locations === 0 && people === 0
    const said =
      ids.length > 1
        ? flash('success', `staff/organisations/onboarding:${key}Many`, values)
        : isBare
          ? flash('success', 'staff/organisations:new.done', { name })
          : flash('success', `staff/organisations/onboarding:${key}`, values)
    const to = ids.length > 1 ? addedAddress(ids) : organisationAddress(id)
    return redirect(to, { status: 303, headers: { 'Set-Cookie': said } })
  }
}

const addedAddress = (ids: readonly string[]) =>
  withQuery('/admin/organisations/new', { added: ids.slice(0, maxOrganisations).join(' ') })

const counts = (customers: readonly Customer[]) => ({
  locations: customers.reduce((sum, one) => sum + one.locations.length, 0),
  people: customers.reduce((sum, one) => sum + one.people.length, 0),
})
