import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { readFillAct, type FillAct } from '#app/persistence/forms/fill-acts.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { actAddress, answerAddress, previewAddress } from './addresses.ts'
import { askedBlock } from './asked.ts'

/** GET /organisation/defaults?act=: what became of an act, and the button that undoes all of it. */
export async function loadAct({ request, context }: LoaderFunctionArgs) {
  const { language } = context
  const act = await findAct(requireMember(context), new URL(request.url).searchParams.get('act'))
  const { block } = askedBlock(act.block)
  const t = textFor(language, 'roadmap/defaults')
  const title = t(`blocks.${block.key}.title`)
  return {
    view: 'act' as const,
    title: t('act.title', { block: title }),
    here: title,
    address: actAddress(act.id),
    answer: answerAddress(block.key),
    preview: previewAddress(block.key),
    ...{ copiedFrom: act.copiedFrom, places: act.places, left: act.leftAlone, by: act.doneByName },
    when: formatMoment(act.doneAt.getTime(), language),
    undone: act.undone && { ...act.undone, at: formatMoment(act.undone.at.getTime(), language) },
  }
}

export type ActData = Awaited<ReturnType<typeof loadAct>>

/** An act of the member's organisation. @throws a 404 response where the organisation has no such act */
export async function findAct(member: Member, id: string | null): Promise<FillAct> {
  const act = await readFillAct(member, id)
  if (!act) throw new Response(null, { status: 404 })
  return act
}
