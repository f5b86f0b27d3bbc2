import { redirect } from '@remix-run/node'
import { z } from 'zod'
import type { Actor } from '#app/persistence/actor.ts'
import { markAnnex } from '#app/persistence/documents/exempt-annexes.server.ts'
import { flashSmall } from '#app/platform/frame/flash.server.ts'
import { expectForm } from '#app/platform/frame/submission.server.ts'
import { annexSlots } from '#app/roadmap/letters/slots.server.ts'

const slots = new Set(annexSlots('nl').map(({ slot }) => slot))

const markForm = z.object({
  slot: z.string().refine((slot) => slots.has(slot)),
  exempt: z.enum(['yes', 'no']),
})

/**
 * Marks that an annex does not belong to an agreement, or that it does: 303.
 * @param organisationId of an organisation that there is; null for the agreements of all
 * @param back where the annexes are listed
 * @throws a 400 response if the form is none of ours
 */
export async function saveAnnexMark(actor: Actor, organisationId: string | null, form: FormData, back: string) {
  const { slot, exempt } = expectForm(form, markForm)
  await markAnnex(actor, { slot, organisationId }, exempt === 'yes')
  const done = flashSmall(`staff/organisations/agreements:annexes.${exempt === 'yes' ? 'leftOut' : 'takenIn'}`)
  return redirect(back, { status: 303, headers: { 'Set-Cookie': done } })
}
