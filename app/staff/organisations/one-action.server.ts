import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import type { Actor } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { requireRight } from '#app/platform/auth/guard.server.ts'
import { flash, flashSmall } from '#app/platform/frame/flash.server.ts'
import { expectForm, parseForm, readOwnForm, withStored } from '#app/platform/frame/submission.server.ts'
import { changeOrganisation } from '#app/persistence/organisations/organisation-changes.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { findLapsingOf } from '#app/roadmap/flow/find-lapsing.server.ts'
import { isAgreedTo, noteChangedTexts, type LapsingAnswer } from '#app/roadmap/flow/lapsing-answers.server.ts'
import { followUpNote, saveOwners, writeNote, type AccountAnswer, type SentForm } from './account/actions.server.ts'
import { organisationAddress } from './addresses.ts'
import { saveAnnexMark } from './agreements/mark.server.ts'
import { detailsToKeep } from './details.ts'
import { addLocation, openOrganisation } from './locations.server.ts'
import { detailsForm, newLocationForm, organisationErrorOf } from './read-details.server.ts'

/** What comes back where nothing was saved: of the details, or of a location that was to be added. */
export type OrganisationAnswer =
  | AccountAnswer
  | {
      part: 'details'
      result: SubmissionResult<string[]>
      isStale: boolean
      /** The answers to agreements that another name lets lapse: nothing is saved before the sender agrees to that. */
      lapsing?: LapsingAnswer[]
    }
  | { part: 'location'; result: SubmissionResult<string[]> }

const buttons = z.object({
  do: z.enum(['add-location', 'owner', 'note', 'followed-up', 'annex']).optional().catch(undefined),
})

/**
 * POST /admin/organisations/:organisationId: saves the details or who looks after it, adds a location or a note. Answers 303; or the page again with
 * what was typed: 422 where something is wrong, 409 where somebody else changed the details meanwhile, or another name lets
 * answers to an agreement lapse.
 */
export async function changeOrganisationPage({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const form = await readOwnForm(request, context)
  const asked = { actor, id: params.organisationId ?? '', form, language: context.language }
  switch (expectForm(form, buttons).do) {
    case 'add-location':
      return add(asked)
    case 'owner':
      return saveOwners(asked)
    case 'note':
      return writeNote(asked)
    case 'followed-up':
      return followUpNote(asked)
    case 'annex':
      return markAnnexOf(asked)
    default:
      return save(asked)
  }
}

async function markAnnexOf({ actor, id, form }: SentForm) {
  const { organisation } = await openOrganisation(actor, id)
  return saveAnnexMark(actor, organisation.id, form, `${organisationAddress(organisation.id)}#links`)
}

async function save({ actor, id, form, language }: SentForm) {
  // The same as the page showed is no change.
  const names = Object.keys(detailsForm.shape.known.shape)
  const shown = Object.fromEntries(names.map((name) => [name, form.get(`known.${name}`)]))
  const whole = await withStored(form, detailsForm, () => Promise.resolve(shown))
  const submission = parseForm(whole, detailsForm, organisationErrorOf(language))
  const refused = (isStale: boolean) => ({ part: 'details' as const, result: submission.reply(), isStale })
  if (submission.status !== 'success') return data<OrganisationAnswer>(refused(false), { status: 422 })
  const { known, ...values } = submission.value
  const [before, after] = [detailsToKeep(known), detailsToKeep(values)]
  const lapsing = before.name === after.name ? [] : await lapsingByName(actor, id, after.name, language)
  if (!isAgreedTo(form, lapsing)) return data<OrganisationAnswer>({ ...refused(false), lapsing }, { status: 409 })
  const saved = await database().transaction(async (tx) => {
    const done = await changeOrganisation(actor, id, { known: before, given: after }, tx)
    if (done === 'saved') await noteChangedTexts(tx, { organisationId: id }, lapsing)
    return done
  })
  if (saved === null) throw new Response(null, { status: 404 })
  if (saved === 'stale') return data<OrganisationAnswer>(refused(true), { status: 409 })
  return redirect(organisationAddress(id), {
    status: 303,
    headers: { 'Set-Cookie': flashSmall('staff/organisations:one.saved') },
  })
}

/** The answers to agreements that lapse once an organisation has another name. */
async function lapsingByName(actor: Actor, id: string, organisationName: string, language: Language) {
  const { organisation } = await openOrganisation(actor, id)
  return findLapsingOf(organisation, language)({ forms: [], organisationName })
}

async function add({ actor, id, form, language }: SentForm) {
  const errorOf = organisationErrorOf(language)
  const { organisation } = await openOrganisation(actor, id)
  const submission = parseForm(form, newLocationForm, errorOf)
  const refuse = (result: SubmissionResult<string[]>) =>
    data<OrganisationAnswer>({ part: 'location', result }, { status: 422 })
  if (submission.status !== 'success') return refuse(submission.reply())
  const { locationName: name, row } = submission.value
  if (!(await addLocation(actor, organisation.id, { row, name }))) {
    return refuse(submission.reply({ fieldErrors: { locationName: [errorOf('tooMany')] } }))
  }
  const done = flash('success', 'staff/organisations:one.locationAdded', { name })
  return redirect(organisationAddress(id), { status: 303, headers: { 'Set-Cookie': done } })
}
