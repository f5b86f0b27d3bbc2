import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { flashSmall } from '#app/platform/frame/flash.server.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { chooseLanguage } from '#app/platform/auth/language-choice.server.ts'
import { applyChoices } from '../rules/choices.ts'
import type { Fields } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { inputId, wordsPath } from '../rules/paths.ts'
import { readSubmission, type Submission } from '../rules/submission.ts'
import { conflictsOnPage, readChoices, secretErrors, withoutTheirs } from './conflicts.server.ts'
import { assertAuthor, draftIn, keptOnPage, settleDraft, takeSecrets } from './drafts.server.ts'
import { gatherFacts } from './facts.ts'
import { refusal, sentRows, tellVersion, textOf, versionOf } from './page-form.server.ts'
import { fieldsOfPage, shownValues } from './page-loader.server.ts'
import { replyTo, type PageErrors } from './reply.server.ts'
import { forgetRoute, readRoute, targetOf } from './route.server.ts'
import { changeRows, mustAsk, noMoreRows, placeOfRemoved, rowsShown } from './rows.ts'
import { saveChanges } from './saving.server.ts'
import { sourcesOf } from './sources.ts'
import { neighbour, pageAddress } from './addresses.ts'
import { readGoTo, type GoTo } from './go-to.ts'

/**
 * The action of a page of an item that asks something: saves what is valid, then goes where the pressed button says.
 * Answers 303; or the page again with 422 where something is not valid, 409 where somebody else changed the same field,
 * or where the page is locked: then nothing is saved, and what was typed stays on it. What was refused is kept as a draft
 * besides; who then goes elsewhere may go.
 */
export const pageAction = (item: Item, page: string) => async (args: ActionFunctionArgs) => {
  const { request, context } = args
  const { member, locationIndex } = await targetOf(args, item.roadmap)
  const form = await readForm(request, context.language)
  assertCsrf(context, form)
  const goTo = readGoTo(form.get('goTo'))
  const sent = { item, page, form }
  await assertAuthor(args, sent)
  await takeSecrets(args, sent)
  const { isLocked, check } = await askFacts(args, item, page)
  const { choices, undecided } = readChoices(form)
  let submission: Submission = { values: {}, errors: {}, typed: [], changed: new Set() }
  let mine: Fields = {}
  const result = await saveChanges(member, {
    item,
    locationIndex,
    locationId: textOf(form, 'locationId'),
    version: versionOf(form),
    origin: { way: 'page', path: new URL(request.url).pathname },
    edit: (rendered) => {
      submission = readSubmission(fieldsOfPage(item, page), rendered, form, item.keepsBlankRows)
      mine = changeRows(item, submission.values, goTo)
      return isLocked ? rendered : applyChoices(rendered, mine, choices)
    },
    rejected: () => [...new Set(Object.keys(submission.errors).map(wordsPath))],
  })
  tellVersion(context, result)
  const headers = new Headers()
  if (goTo.to === 'language') await chooseLanguage(context, goTo.language, headers)
  const language = goTo.to === 'language' ? goTo.language : context.language
  const errors: PageErrors = {
    ...(goTo.to === 'next' ? check(submission.values) : {}),
    ...(isLocked ? { '': { key: 'saving.locked' } } : {}),
    ...noMoreRows(item, submission.values, goTo),
    ...submission.errors,
    ...(result.outcome === 'saved' ? secretErrors(item, result.conflicts, language) : refusal(result.outcome)),
  }
  const clashes = result.outcome === 'saved' ? [...undecided, ...result.conflicts] : []
  if (Object.keys(errors).length > 0 || clashes.length > 0) {
    forgetRoute(context)
    const draft = await settleDraft(args, sent, { result, isLocked, submission, clashes })
    if (draft !== null && draftIn(form) !== null && goTo.to === 'path') {
      headers.append('Set-Cookie', keptOnPage(item, page, language))
      return redirect(goTo.path, { status: 303, headers })
    }
    const status = result.outcome === 'saved' && clashes.length === 0 && !isLocked ? 422 : 409
    const version = result.outcome === 'saved' ? result.version : null
    const stored = result.outcome === 'saved' ? result.fields : await readStored(args, item)
    const conflicts = conflictsOnPage({ item, form, language, conflicts: clashes, mine, stored })
    submission = withoutTheirs(submission, choices, form)
    const removed = goTo.to === 'remove' && goTo.confirmed ? goTo.id : null
    const shown = shownValues(item, fieldsOfPage(item, page), stored, sentRows(submission.typed, removed))
    const reply = replyTo({ shown, ...submission, errors, removed }, language)
    return data({ reply, version, conflicts, draft }, { status, headers })
  }
  await settleDraft(args, sent, null)
  if (goTo.to === 'save' || goTo.to === 'stay') headers.append('Set-Cookie', flashSmall('roadmap/flow:saving.saved'))
  return redirect(destination(item, page, goTo, submission, locationIndex), { status: 303, headers })
}

/** What the facts say of a page; no query where the page asks nothing of them. */
async function askFacts(args: ActionFunctionArgs, item: Item, page: string) {
  if (!item.asksFacts(page)) return { isLocked: false, check: () => ({}) }
  const route = await readRoute(args, item.roadmap)
  const facts = gatherFacts(sourcesOf(route))(item)
  const isLocked = item.isLocked(page, route.forms.get(item.key)?.fields, facts)
  return { isLocked, check: (values: Fields) => item.check(page, values, facts) }
}

/** @throws a 404 response where there is no such location */
const readStored = async (args: ActionFunctionArgs, item: Item): Promise<Fields> =>
  item.read((await readRoute(args, item.roadmap)).forms.get(item.key)?.fields)

function destination(
  item: Item,
  page: string,
  goTo: GoTo,
  { values, typed }: Submission,
  locationIndex: number | null,
): string {
  const here = pageAddress(item, page, locationIndex)
  const atRow = (list: string, place: number) => `${here}#${inputId(`${list}[${place}]`)}`
  switch (goTo.to) {
    case 'path':
      return goTo.path
    case 'next':
      return pageAddress(item, neighbour(item, page, 1), locationIndex)
    case 'back':
      return pageAddress(item, neighbour(item, page, -1), locationIndex)
    case 'add':
      return atRow(goTo.list, rowsShown(item, goTo.list, values))
    case 'remove':
      return !goTo.confirmed && mustAsk(item, values, goTo)
        ? withQuery(here, 'remove', `${goTo.list}:${goTo.id}`)
        : atRow(goTo.list, placeOfRemoved(item, values, goTo, sentRows(typed, null)))
    default:
      return here
  }
}

function withQuery(address: string, name: string, value: string): string {
  const [path = '', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  search.set(name, value)
  return `${path}?${search}`
}
