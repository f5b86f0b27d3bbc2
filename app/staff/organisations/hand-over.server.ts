import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { listOrganisations } from '#app/persistence/organisations/organisations.server.ts'
import { assignOwners, listStaff } from '#app/persistence/staff/owners.server.ts'
import { requireRight } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { expectForm, parseForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { nobody } from './hand-over.ts'
import { organisationErrorOf } from './read-details.server.ts'

/** How many organisations stand on a page of the list, so as many can be ticked; and of how many the name is said. */
const [most, named] = [50, 3]

const buttons = z.object({ act: z.literal('assign') })
const handOverForm = z.object({ ids: z.array(z.string().max(100)).min(1).max(most), owner: z.string().max(100).min(1) })

/** What comes back where nothing was handed over: what was ticked and chosen, and why. */
export type HandOverAnswer = { result: SubmissionResult<string[]> }

/**
 * POST /admin/organisations: gives the ticked organisations another owner, and says how many, and which of them stayed as
 * they were. Answers 303 to the same list; or 422 with what was ticked.
 */
export async function handOverOrganisations({ request, context }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const form = await readOwnForm(request, context)
  expectForm(form, buttons)
  const errorOf = organisationErrorOf(context.language)
  const submission = parseForm(form, handOverForm, errorOf)
  const refuse = (result: SubmissionResult<string[]>) => data<HandOverAnswer>({ result }, { status: 422 })
  if (submission.status !== 'success') return refuse(submission.reply())
  const { ids, owner } = submission.value
  const ownerId = owner === nobody ? null : owner
  const changed = await assignOwners(actor, ids, { ownerId })
  if (changed === null) return refuse(submission.reply({ fieldErrors: { owner: [errorOf('owner')] } }))
  const url = new URL(request.url)
  const done = await outcome()
  return redirect(url.pathname + url.search, { status: 303, headers: { 'Set-Cookie': done } })

  async function outcome(): Promise<string> {
    const to = (await listStaff(actor)).find(({ id }) => id === ownerId)?.name ?? ''
    const left = new Set(ids.filter((id) => changed?.every((one) => one.id !== id)))
    const count = ids.length - left.size
    if (left.size === 0) {
      return ownerId === null
        ? flash('success', 'staff/organisations:handOver.taken', { count })
        : flash('success', 'staff/organisations:handOver.done', { count, to })
    }
    const names = (await listOrganisations(actor)).filter(({ id }) => left.has(id)).map(({ name }) => name)
    const shown = names.slice(0, named).map((name) => name.slice(0, 60))
    const list = [...shown, ...(left.size > shown.length ? [`+${left.size - shown.length}`] : [])].join(', ')
    return flash('info', 'staff/organisations:handOver.partly', { count, left: list })
  }
}
