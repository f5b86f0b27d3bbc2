import type { Member } from '#app/persistence/actor.ts'
import { acceptTask, endAssignment } from '#app/persistence/assignments/assignment-changes.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'

/**
 * What the reader says of a task that somebody was given: `goTo` is `accept` or `end`, `seen` the assignment that the page
 * showed.
 * @returns the cookie with what is said on the next page; null where the form asks for something else
 */
export async function answerGivenTask(member: Member, form: FormData): Promise<string | null> {
  const goTo = form.get('goTo')
  if (goTo !== 'accept' && goTo !== 'end') return null
  const id = String(form.get('seen') ?? '')
  const found = await (goTo === 'accept' ? acceptTask(member, id) : endAssignment(member, id))
  if (!found) return flash('info', 'roadmap/assigning:flash.gone')
  return flash('success', goTo === 'accept' ? 'roadmap/assigning:flash.accepted' : 'roadmap/assigning:flash.ended')
}
