import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { flashSmall } from '#app/platform/frame/flash.server.ts'
import { noteShareEvent } from '#app/persistence/links/share-links.server.ts'
import { database } from '#app/persistence/database.server.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { addressAtRow, countQuestion } from '#app/roadmap/flow/after-save.server.ts'
import { reasonField } from '#app/roadmap/flow/decide.ts'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { textOf } from '#app/roadmap/flow/page-form.server.ts'
import { refusePage, savePage } from '#app/roadmap/flow/save-page.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { overBudget, takeFromBudget } from '../guest/budget.server.ts'
import { forgetPlaceOfGuest } from '../place.server.ts'
import { sayDone } from '../say-done.server.ts'
import { discardDraftOfLink, draftOf, keepAllOfLink, settleDraftOfLink } from './draft.server.ts'
import { discardDraft } from './draft-intent.ts'
import { taskOf, type FilledTask } from './task.server.ts'

/** What the page gets back where not everything could be saved. */
export type FillAnswer = Exclude<Awaited<ReturnType<typeof fillAction>>, Response>['data']

/**
 * Saves what somebody filled in by a link, as pages of people who sign in do: what is valid is kept, and what is refused
 * waits as a draft of the link. `I am done` also tells the sender; the link stays open until the sender agrees, where they
 * want to.
 * Answers 303; or the page again with 422 where something is not valid, 409 where somebody else changed the same field,
 * or where it is done with already or a page is locked; 429 where it is too often today: then nothing is saved, and what
 * was typed stands on the page alone.
 */
export async function fillAction(guest: Guest, { request, context }: ActionFunctionArgs, form: FormData) {
  const { contributor, link } = guest
  const { language } = context
  const task = await taskOf(guest, request, context)
  const { item, place, locationIndex } = task
  const reason = textOf(form, reasonField) ?? ''
  const sent = { guest, task, form }
  const here = pageOf(new URL(request.url), task)
  if (form.get('intent') === discardDraft) {
    await discardDraftOfLink(sent)
    return redirect(here, 303)
  }
  const nothing = { of: 'fill' as const, reply: null, version: null, conflicts: [], reason, draft: draftOf(form) }
  if (link.confirmedAt) {
    const draft = (await takeFromBudget(guest, { answers: 1 })) ? await keepAllOfLink(sent) : null
    return data({ ...nothing, draft }, { status: 409 })
  }
  const pages = task.pages.map(({ page }) => page)
  const sources = sourcesOf(place)
  const page = {
    ...{ item, form, pages, locationIndex, language },
    schema: task.schemaOfAll,
    locationId: textOf(form, 'locationId') ?? task.locationId,
    origin: { way: 'share-link' as const, path: '/share', link: link.id },
    facts: pages.some((page) => item.asksFacts(page)) ? gatherFacts(sources)(item) : null,
    readStored: async () => item.read(sources.fieldsOf(item.key)),
  }
  if (!(await takeFromBudget(guest, { answers: 1 }))) {
    const reply = await refusePage(page, { key: 'saving.tooOften' })
    return data({ ...nothing, reply }, overBudget(language, 'answers').init)
  }
  const saved = await savePage(contributor, page)
  const { result, goTo, submission, refused } = saved
  forgetPlaceOfGuest(context)
  const draft = await settleDraftOfLink(sent, saved)
  if (result.outcome === 'saved' && result.changed > 0)
    await noteShareEvent(database(), link, 'saved', link.recipientName)
  if (refused) {
    const { reply, version, conflicts, status } = refused
    return data({ ...nothing, reply, version, conflicts, draft }, { status })
  }
  const question = countQuestion(here, item, goTo, submission)
  if (question !== null) return redirect(question, 303)
  if (form.get('goTo') === 'files') return redirect(filesPageOf(new URL(request.url), task), 303)
  if (form.get('goTo') === 'done') await sayDone(guest, null)
  const headers = new Headers()
  if (goTo.to === 'save') headers.append('Set-Cookie', flashSmall('sharing/fill:saved'))
  return redirect(addressAtRow(here, item, goTo, submission), { status: 303, headers })
}

/** The address of the page on which a task is filled in by link. */
const pageOf = ({ pathname }: URL, { item, items }: FilledTask): string =>
  items.length > 1 ? `${pathname}?task=${item.key}` : pathname

/** The address of the page on which the files of the task are given. */
const filesPageOf = ({ pathname }: URL, { item, items }: FilledTask): string =>
  items.length > 1 ? `${pathname}/upload?task=${item.key}` : `${pathname}/upload`
