import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { requireRight } from '#app/platform/auth/guard.server.ts'
import { workingDaysAfter } from '#app/platform/calendar/working-days.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { askedPage } from '#app/platform/frame/list-pages.server.ts'
import { readOwnForm } from '#app/platform/frame/submission.server.ts'
import { addDays, dayOf } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { handleWork, putBackWork, readPlacesOf, type StandingWork } from '#app/persistence/staff/today-acts.server.ts'
import { keepView, removeView } from '#app/persistence/staff/views.server.ts'
import { askedIn, valueOf, type Asked } from './asked.ts'
import { handledAddress, workAddress, workFilter } from './filter.server.ts'
import { keepFreshEverywhere } from '#app/roadmap/attention/keep.server.ts'
import type { RowOutcome } from '../row-acts/outcome.ts'
import { longest } from './limits.ts'
import { remindOfPlaces } from './remind.server.ts'
import { workWords } from './words.server.ts'

/** How far ahead something can be put off, in days. */
const farthest = 366

/** What comes back: what became of each line, or why nothing was done, with what was ticked and typed. */
export type WorkAnswer = WorkRefused | { outcomes: RowOutcome[] }

/** Why nothing was done, with what was ticked and typed. */
export type WorkRefused = { problem: Problem; ids: string[]; note: string; owner: string; name: string }
type Problem = 'nothing' | 'tooMuch' | 'day' | 'owner' | 'viewName' | 'manyViews'

/**
 * POST /admin?index: puts off what waits, notes that it was dealt with, gives organisations an owner, puts back what was
 * handled, reminds people, keeps a view or takes one away.
 * @returns 303 to the same list; 200 with whom it reminded; 422 where something is missing, with nothing done
 * @throws a 400 response where the form is not as the page makes it
 */
export async function actOnWork({ request, context }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const asked = askedIn(await readOwnForm(request, context))
  if (!asked) throw new Response(null, { status: 400 })
  const query = new URL(request.url).searchParams
  const list = { filter: workFilter(query), page: askedPage(query) }
  const back = (cookie?: string) =>
    redirect(workAddress(list.filter, list.page), { status: 303, ...(cookie && { headers: { 'Set-Cookie': cookie } }) })
  const refuse = (problem: Problem) => {
    const { ids, note, owner, name } = asked
    return data<WorkAnswer>({ problem, ids: ids.map(valueOf), note, owner, name }, { status: 422 })
  }
  const today = dayOf(Date.now())
  if (asked.isTooMuch) return refuse('tooMuch')
  // A place that was saved since the page was made is not kept at this moment, and its lines are not gone.
  if (asked.ids.length > 0) await keepFreshEverywhere({ which: 'empty', places: 'all' }, today)
  switch (asked.verb) {
    case 'keep':
      if (asked.name === '' || asked.name.length > longest.view) return refuse('viewName')
      if (!(await keepView(actor, { name: asked.name, address: workAddress(list.filter) }))) return refuse('manyViews')
      return back(flash('success', 'staff/today:views.kept', { name: asked.name }))
    case 'remove':
      await removeView(actor, asked.about)
      return back(flash('success', 'staff/today:views.removed'))
    case 'undo': {
      const at = /^\d{12,14}$/.test(asked.about) ? new Date(Number(asked.about)) : null
      const count = at ? await putBackWork(actor, at) : 0
      return back(
        flash(count > 0 ? 'success' : 'info', count > 0 ? 'staff/today:putBack' : 'staff/today:nothingPutBack', {
          count,
        }),
      )
    }
    case 'assign': {
      if (asked.ids.length === 0) return refuse('nothing')
      if (asked.owner === '') return refuse('owner')
      const changed = await assignOwners(actor, [...new Set(asked.ids.map((id) => id.organisationId))], {
        ownerId: asked.owner,
      })
      if (!changed) return refuse('owner')
      return back(flash(changed.length > 0 ? 'success' : 'info', 'staff/today:assigned', { count: changed.length }))
    }
    case 'remind': {
      if (asked.ids.length === 0) return refuse('nothing')
      const asking = { origin: new URL(request.url).origin, now: Date.now(), language: context.language }
      const places = await readPlacesOf(actor, asked.ids, { today, region: list.filter.region })
      return data<WorkAnswer>({ outcomes: await remindOfPlaces(actor, places, asking) })
    }
    case 'done':
    case 'later':
    case 'week':
    case 'on': {
      if (asked.ids.length === 0) return refuse('nothing')
      const until = asked.verb === 'done' ? null : dayAsked(asked, today)
      if (until === 'wrong') return refuse('day')
      return handle(actor, asked, until)
    }
  }

  async function handle(by: Actor, { ids, note }: Asked, until: number | null) {
    const at = new Date()
    const { done, gone } = await handleWork(by, ids, {
      until,
      at,
      today,
      region: list.filter.region,
      noteOf: until === null ? noteOf(note) : () => null,
    })
    const address = done.length > 0 ? handledAddress(list.filter, list.page, at) : workAddress(list.filter, list.page)
    if (gone.length === 0) return redirect(address, { status: 303 })
    const named = gone.slice(0, 5).join('; ')
    const cookie = flash('info', 'staff/today:gone', { count: ids.length - done.length, named })
    return redirect(address, { status: 303, headers: { 'Set-Cookie': cookie } })
  }

  /** What is noted of what was dealt with: what was typed, else why it stood on the list. */
  function noteOf(typed: string) {
    const t = textFor(context.language, 'staff/today')
    return (work: StandingWork) => {
      const isCall = work.group === 'call'
      const { why } = workWords(work, today, context.language)
      return {
        kind: isCall ? ('call' as const) : ('note' as const),
        words: typed || t(isCall ? 'noted.called' : 'noted.done', { why }),
      }
    }
  }
}

/** Until when something is put off: a working day, unless somebody chose another. */
function dayAsked({ verb, until }: Asked, today: number): number | 'wrong' {
  if (verb === 'week') return workingDaysAfter(addDays(today, 6), 1)
  if (until === '' && verb === 'later') return workingDaysAfter(today, 1)
  if (until === '' || until === null || until <= today || until > addDays(today, farthest)) return 'wrong'
  return verb === 'on' || verb === 'later' ? until : 'wrong'
}
