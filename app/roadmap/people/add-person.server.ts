import { randomUUID } from 'node:crypto'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { addNamedPerson } from '#app/persistence/people/named-people.server.ts'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { sendAgainIn } from '#app/platform/auth/language-choice.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { readOwnForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { readGoTo } from '../flow/go-to.ts'
import { newPersonAddress, peopleAddress } from './addresses.ts'
import { isOnePerson } from './known-people.ts'
import { readPersonSaid, type TypedPerson } from './person-said.server.ts'
import { readKnownPeople } from './read-known-people.server.ts'

/** What the page gets back where nobody was added. */
export type AddAnswer = TypedPerson & { id: string }

/** GET /organisation/people/new: a form with an id, so that sending it twice adds one person. */
export function loadNewPerson({ context }: LoaderFunctionArgs) {
  requireMember(context)
  return { id: randomUUID() }
}

/**
 * Adds somebody to the list of people of the organisation.
 * @returns 303; 200 with all that was typed where the other language was pressed; 422 where there is no name, something is wrong, or somebody added this person before
 */
export async function addPersonAction({ request, context }: ActionFunctionArgs) {
  const member = requireMember(context)
  const form = await readOwnForm(request, context)
  const { language } = context
  const goTo = readGoTo(form.get('goTo'))
  if (goTo.to === 'language' && goTo.language !== language) return sendAgainIn(context, goTo.language, newPersonAddress)
  const { said, typed, errors } = readPersonSaid(form, language)
  const id = z
    .uuid()
    .catch(() => randomUUID())
    .parse(form.get('id'))
  if (goTo.to === 'language') return data<AddAnswer>({ typed, errors: {}, id })
  if (!said) return data<AddAnswer>({ typed, errors, id }, { status: 422 })
  const known = (await readKnownPeople(context)).find((one) => isOnePerson(one, said))
  if (known?.added && known.added.id !== id) {
    const name = [textFor(language, 'roadmap/people')('new.isThere', { name: known.name })]
    return data<AddAnswer>({ typed, errors: { name }, id }, { status: 422 })
  }
  await addNamedPerson(member, id, said)
  const isNamed = known !== undefined && (known.userId !== null || known.places.length > 0)
  const message = flash('success', `roadmap/people:${isNamed ? 'new.joined' : 'new.added'}`, { name: said.name })
  return redirect(peopleAddress(), { status: 303, headers: { 'Set-Cookie': message } })
}
