import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Member } from '#app/persistence/actor.ts'
import { readChange, type HistoryEntry } from '#app/persistence/forms/history.server.ts'
import { valueAt } from '../rules/changes.ts'
import type { Fields } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { isRowPath } from '../rules/paths.ts'
import { pageAddress } from '../flow/addresses.ts'
import { fieldWords } from '../flow/field-words.server.ts'
import { historyWords } from './history-words.server.ts'
import { gatherFacts } from '../flow/facts.ts'
import { itemAt } from '../flow/item-at.ts'
import { askAgainAfter, type LapsingAnswer } from '../flow/lapsing-answers.server.ts'
import { findOwnLapsing } from '../flow/find-lapsing.server.ts'
import { refusal, textOf, versionOf } from '../flow/page-form.server.ts'
import { forgetRoute, readRoute, targetOf } from '../flow/route.server.ts'
import { saveUnlessLapsing } from '../flow/save-unless-lapsing.server.ts'
import { sourcesOf } from '../flow/sources.ts'
import { canUndo, undone, undoState } from './undo.ts'

/** Why a change was not undone; with a question where it still can be, or with the answers to agreements that would lapse. */
export type UndoAnswer = {
  reason: string
  /** `version` and `isConfirmed` are what was sent with the change. */
  lapsing?: { answers: LapsingAnswer[]; change: number; version: number | null; isConfirmed: boolean }
  question: {
    change: number
    label: string
    /** True where it is about a whole row, which is there or not. */
    isRow: boolean
    /** What stands there now, and what would stand there; null for nothing. */
    now: string | null
    before: string | null
    /** The version that was looked at. */
    version: number
  } | null
}

/**
 * Undoes one change, as a new change of who presses the button. Answers 303 to the history, of which it is then the
 * newest; or the page again with 409 and the reason, or a question where the value was changed again since or answers to an
 * agreement would lapse. Sent twice it counts once, because the form says which version it was made with.
 */
export async function historyAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const { language } = context
  const item = itemAt(request)
  const { member, locationIndex } = await targetOf(args, item.roadmap)
  const form = await readForm(request, language)
  assertCsrf(context, form)
  const change = await findChange(member, item, locationIndex, textOf(form, 'change'))
  const facts = item.pages.some((page) => item.asksFacts(page))
    ? gatherFacts(sourcesOf(await readRoute(args, item.roadmap)))(item)
    : null
  const isConfirmed = form.get('confirmed') === 'true'
  const version = versionOf(form)
  const lapses = { form, findLapsing: findOwnLapsing(context) }
  const { result, lapsing } = await saveUnlessLapsing(member, lapses, {
    item,
    locationIndex,
    locationId: textOf(form, 'locationId'),
    version,
    origin: { way: 'page', path: new URL(request.url).pathname },
    // Who takes a change back has said why by that.
    reason: item.keyDate ? textFor(language, 'roadmap/flow')('history.undoneReason') : null,
    facts,
    change: (shown, lockedPages) => {
      const state = undoState(item, shown, change, lockedPages)
      return state === 'ready' || (state === 'changed' && isConfirmed) ? undone(item, shown, change) : shown
    },
  })
  forgetRoute(context)
  const t = anyTextFor(language, 'roadmap/flow')
  if (result.outcome !== 'saved') {
    const reason = t(refusal(result.outcome)['']?.key ?? 'history.states.changed')
    return data<UndoAnswer>({ reason, question: null }, { status: 409 })
  }
  if (result.wouldBe !== null) {
    const reason = t('saving.answersLapse', { count: lapsing.length })
    const again = { answers: lapsing, change: change.id, version, isConfirmed }
    return data<UndoAnswer>({ reason, question: null, lapsing: again }, { status: 409 })
  }
  const state = undoState(item, result.fields, change, result.lockedPages)
  if (state === 'done') {
    const askAgain = askAgainAfter(form, lapsing)
    if (askAgain) return redirect(askAgain, { status: 303 })
    const headers = { 'Set-Cookie': flash('success', 'roadmap/flow:history.undone') }
    return redirect(pageAddress(item, 'history', locationIndex), { status: 303, headers })
  }
  if (!canUndo(state)) {
    const reason = t('history.refused', { reason: t(`history.states.${state}`) })
    return data<UndoAnswer>({ reason, question: null }, { status: 409 })
  }
  const question = ask(item, result.fields, change, language, result.version)
  return data<UndoAnswer>({ reason: t('history.changedSince'), question }, { status: 409 })
}

/** @throws a 404 response where the form has no such change */
async function findChange(
  member: Member,
  { key: formType }: Item,
  locationIndex: number | null,
  id: string | null,
): Promise<HistoryEntry> {
  const isId = id !== null && /^\d{1,15}$/.test(id)
  const change = isId ? await readChange(member, { formType, locationIndex }, Number(id)) : null
  if (!change) throw new Response(null, { status: 404 })
  return change
}

function ask(item: Item, fields: Fields, change: HistoryEntry, language: Language, version: number) {
  const { label, from: before } = historyWords(item, fields, language)(change)
  const now = fieldWords(item, language).value(change.path, valueAt(fields, change.path))
  return { change: change.id, label, isRow: isRowPath(change.path), now, before, version }
}
