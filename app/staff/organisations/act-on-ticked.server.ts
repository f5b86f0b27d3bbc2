import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { isId } from '#app/persistence/documents/documents.server.ts'
import { listOrganisations } from '#app/persistence/organisations/organisations.server.ts'
import { assignOwners, listStaff } from '#app/persistence/staff/owners.server.ts'
import { remindByHand } from '#app/notifications/reminders/remind-by-hand.server.ts'
import { requireRight } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { RowActAnswer, RowOutcome } from '../row-acts/outcome.ts'
import { tickedIn } from '../row-acts/ticked.server.ts'
import { remindedWords } from '../today/remind.server.ts'
import { chosenListFileAddress, organisationAddress } from './addresses.ts'
import { nobody } from './hand-over.ts'
import { columnsAsked } from './list.server.ts'
import { organisationErrorOf } from './read-details.server.ts'

const sent = z.object({ act: z.enum(['assign', 'remind', 'export']), owner: z.string().max(100).default('') })

/** What comes back: what became of each organisation, or why nothing was done; `owner` is whom somebody chose. */
export type TickedOrganisations = RowActAnswer & { owner?: string; ownerProblem?: string }

/**
 * POST /admin/organisations: gives the ticked organisations another owner, reminds their people, or hands them out as a table.
 * @returns 303 to the same list where all were handed over, or to the table; 200 with what became of each of them; 422 with
 * what was ticked where nothing was done
 */
export async function actOnTickedOrganisations({ request, context }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const { language } = context
  const form = await readOwnForm(request, context)
  const { act, owner } = expectForm(form, sent)
  const { ids, problem } = tickedIn(form, language)
  const refuse = (why: string, ownerProblem?: string) =>
    data<TickedOrganisations>({ problem: why, ids, owner, ownerProblem }, { status: 422 })
  if (problem !== null) return refuse(problem)
  if (act === 'export') return redirect(chosenListFileAddress(ids, columnsAsked(request)), 303)
  const t = textFor(language, 'staff/organisations')
  const names = new Map((await listOrganisations(actor)).map(({ id, name }) => [id, name]))
  const rowOf = (id: string, said: { words: string; isDone: boolean }): RowOutcome => {
    const name = names.get(id)
    return { ...said, key: id, name: name ?? t('ticked.unknown'), href: name ? organisationAddress(id) : null }
  }
  if (act === 'remind') {
    const at = { origin: new URL(request.url).origin, now: Date.now() }
    const outcomes: RowOutcome[] = []
    for (const id of ids) {
      const reminded = names.has(id) ? await remindByHand(actor, id, null, at) : undefined
      outcomes.push(rowOf(id, remindedWords(reminded?.get(null), language)))
    }
    return data<TickedOrganisations>({ outcomes })
  }
  const noOwner = organisationErrorOf(language)('owner')
  const ownerId = owner === nobody ? null : owner
  const changed = owner === '' ? null : await assignOwners(actor, ids.filter(isId), { ownerId })
  if (changed === null) return refuse(noOwner, noOwner)
  const to = (await listStaff(actor)).find(({ id }) => id === ownerId)?.name ?? ''
  if (changed.length === ids.length) {
    const url = new URL(request.url)
    url.searchParams.delete('tick')
    const count = ids.length
    const done =
      ownerId === null
        ? flash('success', 'staff/organisations:handOver.taken', { count })
        : flash('success', 'staff/organisations:handOver.done', { count, to })
    return redirect(url.pathname + url.search, { status: 303, headers: { 'Set-Cookie': done } })
  }
  return data<TickedOrganisations>({
    outcomes: ids.map((id) => {
      const isDone = changed.some((one) => one.id === id)
      const key = isDone ? (ownerId === null ? 'handOver.nowNobody' : 'handOver.nowTo') : 'handOver.stayed'
      return rowOf(id, { words: t(key, { to }), isDone })
    }),
  })
}
