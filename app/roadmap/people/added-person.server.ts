import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { changeNamedPerson, removeNamedPerson } from '#app/persistence/people/named-people.server.ts'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { addedAddress, peopleAddress } from './addresses.ts'
import { personFieldNames, readPersonSaid, type TypedPerson } from './person-said.server.ts'
import { readKnownPeople } from './read-known-people.server.ts'

/** What the page gets back where nothing was changed; `isChanged` where a colleague was first. */
export type AddedAnswer = TypedPerson & { isChanged: boolean }

/** GET /organisation/people/added/:id: somebody who was added by hand, to be changed or taken off the list. */
export async function loadAddedPerson(args: LoaderFunctionArgs) {
  const { person, added } = await addedOf(args)
  const { id, version, ...said } = added
  return { address: addedAddress(id), version, said, tasks: person.places.length }
}

async function addedOf({ params, context }: LoaderFunctionArgs) {
  for (const person of await readKnownPeople(context))
    if (person.added && person.added.id === params.id) return { person, added: person.added }
  throw new Response(null, { status: 404 })
}

const sent = z.object({ intent: z.enum(['save', 'remove']), version: z.coerce.number().int() })

/**
 * Changes somebody who was added by hand, or takes them off the list.
 * @returns 303; 409 where a colleague changed them since the page was made, 422 where something is wrong
 */
export async function changeAddedAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const member = requireMember(context)
  const form = await readOwnForm(request, context)
  const { added } = await addedOf(args)
  const { intent, version } = expectForm(form, sent)
  // Who takes them off sends no fields, and sees again what is kept.
  if (!form.has('name')) for (const name of personFieldNames) form.set(name, added[name])
  const { said, typed, errors } = readPersonSaid(form, context.language)
  if (intent === 'save' && !said) return data<AddedAnswer>({ typed, errors, isChanged: false }, { status: 422 })
  const { id } = added
  const isDone = said && intent === 'save' ? await changeNamedPerson(member, { id, version, said }) : await remove()
  if (!isDone) return data<AddedAnswer>({ typed, errors: {}, isChanged: true }, { status: 409 })
  const message = flash('success', `roadmap/people:added.${intent === 'save' ? 'saved' : 'removed'}`, {
    name: typed.name,
  })
  return redirect(peopleAddress(), { status: 303, headers: { 'Set-Cookie': message } })

  function remove() {
    return removeNamedPerson(member, { id, version })
  }
}
