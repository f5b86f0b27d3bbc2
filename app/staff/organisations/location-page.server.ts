import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { flashSmall } from '#app/platform/frame/flash.server.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { isInitialised, type Location } from '#app/roadmap/flow/locations.ts'
import { readPlaceOf } from '#app/roadmap/flow/route.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { locationAddress, organisationAddress, seenCardAddress } from './addresses.ts'
import { openLocation, renameLocation, saveAsStaff } from './locations.server.ts'
import { nameLine, typedField } from './read-details.server.ts'

/** What provider staff set of the WiFi test, and what the location says of it. */
const wifiTest = z.object({ isOn: z.string(), remarks: z.string(), trackAndTrace: z.string(), confirmed: z.boolean() })

/** What comes back where something was not saved: what was typed, and why. */
export type LocationAnswer = {
  part: 'name' | 'wifi'
  name: string
  trackAndTrace: string
  confirmed: boolean
  /** Null where somebody else saved meanwhile. */
  error: string | null
  /** The version that the form was made with; null where there is a newer one, which the page shows now. */
  version: number | null
}

async function readWifiTest(organisationId: string, location: Location) {
  const item = findItem('wifi-test')
  if (!item || !isInitialised(location)) return null
  const { forms } = await readPlaceOf({ organisationId }, '', location.index)
  const stored = forms.get(item.key)
  return { item, values: wifiTest.parse(item.read(stored?.fields)), version: stored?.version ?? 0 }
}

/** GET /admin/organisations/:organisationId/locations/:row: what provider staff set of one location. */
export async function loadLocation({ context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const t = textFor(context.language, 'staff/organisations')
  const { organisation, location, version } = await openLocation(actor, params.organisationId ?? '', params.row ?? '')
  const test = await readWifiTest(organisation.id, location)
  return {
    title: location.name || t('one.unnamed', { number: location.index + 1 }),
    name: location.name,
    version,
    organisationName: organisation.name,
    back: organisationAddress(organisation.id),
    card: isInitialised(location) ? seenCardAddress(organisation.id, location.index) : null,
    archive: locationAddress(organisation.id, location.id, 'archive'),
    wifi: test && { ...test.values, version: test.version },
  }
}

const versionIn = (form: FormData) =>
  z.coerce.number().int().min(0).max(2_000_000_000).catch(0).parse(form.get('version'))

/**
 * Gives the location a name, or sets what provider staff know of its WiFi test. Answers 303; or the page again with what
 * was typed: 422 where something is wrong, 409 where somebody else changed it meanwhile.
 */
export async function changeLocation({ request, context, params }: ActionFunctionArgs) {
  const actor = requireAdmin(context)
  const t = textFor(context.language, 'staff/organisations')
  const form = await readForm(request, context.language)
  assertCsrf(context, form)
  const { organisation, location } = await openLocation(actor, params.organisationId ?? '', params.row ?? '')
  const typed = {
    name: typedField(form, 'name'),
    trackAndTrace: typedField(form, 'trackAndTrace'),
    confirmed: form.get('confirmed') === 'true',
  }
  const part = form.get('do') === 'wifi' ? ('wifi' as const) : ('name' as const)
  const refused = (error: string | null) =>
    data<LocationAnswer>(
      { part, ...typed, error, version: error === null ? null : versionIn(form) },
      { status: error === null ? 409 : 422 },
    )
  const saved = () =>
    redirect(locationAddress(organisation.id, location.id), {
      status: 303,
      headers: { 'Set-Cookie': flashSmall('staff/organisations:one.saved') },
    })

  if (part === 'name') {
    const name = nameLine.safeParse(typed.name).data
    if (name === undefined) return refused(t('errors.locationName'))
    const isDone = await renameLocation(actor, organisation.id, { id: location.id, name, version: versionIn(form) })
    return isDone ? saved() : refused(null)
  }
  const item = findItem('wifi-test')
  const given = item?.fields.pick({ trackAndTrace: true, confirmed: true }).safeParse(typed).data
  if (!item || !given) return refused(t('errors.trackAndTrace'))
  const result = await saveAsStaff(actor, organisation.id, {
    item,
    locationIndex: location.index,
    locationId: location.id,
    version: versionIn(form),
    isAllOrNothing: true,
    note: {
      action: 'wifi-test-set',
      organisationId: organisation.id,
      subject: { location: location.name, confirmed: String(typed.confirmed) },
    },
    change: (fields) => ({ ...fields, ...given }),
  })
  return result.outcome === 'saved' && result.conflicts.length === 0 ? saved() : refused(null)
}
