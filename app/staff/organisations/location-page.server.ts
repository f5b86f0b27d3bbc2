import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { flashSmall } from '#app/platform/frame/flash.server.ts'
import { constraintsOf, expectForm, parseForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { findLapsingOf } from '#app/roadmap/flow/find-lapsing.server.ts'
import type { LapsingAnswer } from '#app/roadmap/flow/lapsing-answers.server.ts'
import { isInitialised, type Location } from '#app/roadmap/flow/locations.ts'
import { readPlaceOf, type Place } from '#app/roadmap/flow/route.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { locationAddress, organisationAddress, seenCardAddress } from './addresses.ts'
import { readAgreements } from './agreements/read.server.ts'
import { answerAsStaff, readConnection } from './connection.server.ts'
import { openLocation, saveAsStaff } from './locations.server.ts'
import { renameLocation } from './rename-location.server.ts'
import { locationForm, organisationErrorOf, wifiTestForm } from './read-details.server.ts'

/** What provider staff set of the WiFi test, and what the location says of it. */
const wifiTest = z.object({ isOn: z.string(), remarks: z.string(), trackAndTrace: z.string(), confirmed: z.boolean() })

/** What comes back where something was not saved: what was typed, and why. */
export type LocationAnswer = {
  part: 'name' | 'wifi'
  result: SubmissionResult<string[]>
  /** Whether somebody else saved meanwhile: the page shows a newer version now. */
  isStale: boolean
  /** The answers to agreements that another name lets lapse: nothing is saved before the sender agrees to that. */
  lapsing?: LapsingAnswer[]
}

const buttons = z.object({ do: z.enum(['wifi', 'connection']).optional().catch(undefined) })

function readWifiTest({ forms }: Place, location: Location) {
  const item = findItem('wifi-test')
  if (!item || !isInitialised(location)) return null
  const stored = forms.get(item.key)
  return { item, values: wifiTest.parse(item.read(stored?.fields)), version: stored?.version ?? 0 }
}

/** GET /admin/organisations/:organisationId/locations/:row: what provider staff set of one location. */
export async function loadLocation({ context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const t = textFor(context.language, 'staff/organisations')
  const { organisation, location, version } = await openLocation(actor, params.organisationId ?? '', params.row ?? '')
  const { id } = organisation
  const place = await readPlaceOf({ organisationId: id }, organisation.name, location.index)
  const agreements = await readAgreements({ id, place, language: context.language })
  const test = readWifiTest(place, location)
  return {
    title: location.name || t('one.unnamed', { number: location.index + 1 }),
    name: location.name,
    version,
    organisationName: organisation.name,
    back: organisationAddress(organisation.id),
    card: isInitialised(location) ? seenCardAddress(organisation.id, location.index) : null,
    archive: locationAddress(organisation.id, location.id, 'archive'),
    agreements: agreements.filter(({ people }) => people.length > 0),
    wifi: test && { ...test.values, version: test.version },
    connection: readConnection(id, place, location, context.language),
    constraints: { name: constraintsOf(locationForm), wifi: constraintsOf(wifiTestForm) },
  }
}

/**
 * Gives the location a name, sets what provider staff know of its WiFi test, or says whether it was connected. Answers 303; or the page again with what
 * was typed: 422 where something is wrong, 409 where somebody else changed it meanwhile, or another name lets answers to an
 * agreement lapse.
 */
export async function changeLocation({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const errorOf = organisationErrorOf(context.language)
  const form = await readOwnForm(request, context)
  const { organisation, location } = await openLocation(actor, params.organisationId ?? '', params.row ?? '')
  const asked = { organisationId: organisation.id, form, findLapsing: findLapsingOf(organisation, context.language) }
  const answer = (part: LocationAnswer['part'], result: LocationAnswer['result'], isStale: boolean) =>
    data<LocationAnswer>({ part, result, isStale }, { status: isStale ? 409 : 422 })
  const saved = () =>
    redirect(locationAddress(organisation.id, location.id), {
      status: 303,
      headers: { 'Set-Cookie': flashSmall('staff/organisations:one.saved') },
    })
  const part = expectForm(form, buttons).do
  if (part === 'connection') return answerAsStaff(actor, organisation.id, location, form)
  return part === 'wifi' ? setWifiTest() : rename()

  async function rename() {
    const submission = parseForm(form, locationForm, () => errorOf('locationName'))
    if (submission.status !== 'success') return answer('name', submission.reply(), false)
    const done = await renameLocation(actor, asked, { id: location.id, ...submission.value })
    if (done === 'renamed') return saved()
    if (done === 'stale') return answer('name', submission.reply(), true)
    const question = { part: 'name' as const, result: submission.reply(), isStale: false, lapsing: done }
    return data<LocationAnswer>(question, { status: 409 })
  }

  async function setWifiTest() {
    const submission = parseForm(form, wifiTestForm, errorOf)
    if (submission.status !== 'success') return answer('wifi', submission.reply(), false)
    const { version, ...typed } = submission.value
    const item = findItem('wifi-test')
    const given = item?.fields.pick({ trackAndTrace: true, confirmed: true }).safeParse(typed).data
    if (!item || !given) {
      return answer('wifi', submission.reply({ fieldErrors: { trackAndTrace: [errorOf('trackAndTrace')] } }), false)
    }
    const result = await saveAsStaff(actor, organisation.id, {
      item,
      locationIndex: location.index,
      locationId: location.id,
      version,
      isAllOrNothing: true,
      note: {
        action: 'wifi-test-set',
        organisationId: organisation.id,
        subject: { location: location.name, confirmed: String(typed.confirmed) },
      },
      change: (fields) => ({ ...fields, ...given }),
    })
    const isDone = result.outcome === 'saved' && result.conflicts.length === 0
    return isDone ? saved() : answer('wifi', submission.reply(), true)
  }
}
