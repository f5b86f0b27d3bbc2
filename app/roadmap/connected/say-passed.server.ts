import type { ActionFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { flash, flashWithLink } from '#app/platform/frame/flash.server.ts'
import { connectedAddress } from '../flow/addresses.ts'
import { readPlace } from '../flow/route.server.ts'
import { answerConnection, type ConnectionAnswer } from './answer.server.ts'

type Said = { locationIndex: number; locationId: string | null; day: number; answer: Exclude<ConnectionAnswer, 'undo'> }

/**
 * Keeps that the connection of a location took place, said by a member.
 * @returns a Set-Cookie header by which the next page says what was kept, with the way to take it back, or that nothing was
 */
export async function sayPassed({ request, context }: ActionFunctionArgs, said: Said): Promise<string> {
  const { locationIndex, answer } = said
  const origin = { way: 'page' as const, path: new URL(request.url).pathname }
  const { location } = await readPlace(context, locationIndex)
  const kept = location ? await answerConnection(requireMember(context), { ...said, origin }) : 'moved'
  if (location === null || kept === 'moved') return flash('warning', 'roadmap/connected:done.moved')
  return flashWithLink(
    { key: `roadmap/connected:done.${answer}`, values: { name: location.name } },
    { key: 'roadmap/connected:done.change', href: connectedAddress(locationIndex) },
  )
}
