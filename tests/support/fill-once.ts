import type { Member } from '#app/persistence/actor.ts'
import { addForm, addOrganisation } from './care-organisation.ts'
import type { SharedPortal } from './portal.ts'
import { fieldsIn, openStep, unescapeHtml } from './step-form.ts'
import { storedForm } from './stored.ts'
import { signedIn, type Visitor } from './visitor.ts'

/** What the organisation answers. */
export const goals = { quality: ['incidents'], workplace: ['workload'], efficiency: ['rounds'], other_effects: '' }
/** Where answers are given once. */
export const page = '/organisation/defaults'
/** Where the goals are given. */
export const goalsPage = `${page}?block=study-goals`

/** Four named locations, of which one has the goals, one has others, and one without a name. */
export async function openOrganisation(portal: SharedPortal) {
  const member = await addOrganisation(['Zonnedauw', 'Vechtzicht', 'Eikenburg', 'Beukenhof', ''])
  await addForm(member, 1, 'study-goals', { ...goals, quality: ['night-rest'] })
  await addForm(member, 2, 'study-goals', { ...goals, other_effects: 'Meer rust op de gang' })
  return { member, leader: await signedIn(portal.origin, member) }
}

/** Gives the answer and shows what it changes; gives the address of that. */
export async function previewGoals(leader: Visitor): Promise<string> {
  const form = await openStep(leader, goalsPage)
  const { status, headers } = await form.send({ ...goals, quality: ['incidents'] }, 'preview')
  if (status !== 303) throw new Error(`The answer was refused: ${status}.`)
  return headers.location ?? ''
}

/** The form that takes an answer over, as it stands on the page. */
export async function openPreview(leader: Visitor, address: string) {
  const { text } = await leader.ask(address)
  const fields = fieldsIn(text, 'apply')
  const apply = (more: Record<string, string | readonly string[]> = {}) =>
    leader.post(address, { ...fields, ...more, goTo: 'apply' })
  return { text: unescapeHtml(text), fields, apply }
}

/** The goals of a location, as they are stored. */
export const goalsAt = async (portal: SharedPortal, member: Member, index: number) =>
  (await storedForm(portal, member, 'study-goals', index))?.fields

/** The ids of the locations that are chosen on a page. */
export const ticked = (fields: Record<string, string | readonly string[]>) => [fields.location ?? []].flat()
