import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { database, type Queryable } from '#app/persistence/database.server.ts'
import {
  closeFillAct,
  lockFillAct,
  type PlaceStayed,
  type PlaceTaken,
} from '#app/persistence/forms/fill-acts.server.ts'
import { lockForm, readFormSince } from '#app/persistence/forms/locked-form.server.ts'
import { readChangesAt } from '#app/persistence/forms/history.server.ts'
import { isInitialised, locationsFormType, locationsIn, type Location } from '../flow/locations.ts'
import { forgetRoute } from '../flow/route.server.ts'
import { save } from '../flow/save.server.ts'
import { revertChanges } from '../rules/changes.ts'
import { findAct } from './act.server.ts'
import { actAddress } from './addresses.ts'
import { askedBlock, type AskedBlock } from './asked.ts'

/**
 * POST /organisation/defaults?act= with `goTo=undo`: puts back what the act changed and nobody changed since, at all of its
 * locations at once. Answers 303 to the same page, also where it was undone before.
 */
export async function undoAct({ request, context }: ActionFunctionArgs) {
  const member = requireMember(context)
  const { id } = await findAct(member, new URL(request.url).searchParams.get('act'))
  await database().transaction((tx) => undoIn(tx, member, id))
  forgetRoute(context)
  return redirect(actAddress(id), { status: 303 })
}

async function undoIn(tx: Queryable, member: Member, id: string): Promise<void> {
  const act = await lockFillAct(tx, member, id)
  if (!act || act.undone) return
  const asked = askedBlock(act.block)
  const organisation = { formType: asked.answer.key, locationIndex: null }
  await lockForm(tx, member, organisation, false)
  const { locationsForm } = await readFormSince(tx, member, organisation, null, locationsFormType)
  const locations = locationsIn(locationsForm)
  const stayed: PlaceStayed[] = act.places
    .filter((place) => !locations.some((location) => isOpenAt(location, place)))
    .map(({ id, name }) => ({ id, name, why: 'gone' }))
  let putBack = 0
  // In the order of the list, as whoever applies an answer takes the locks.
  for (const location of locations) {
    const place = act.places.find((one) => isOpenAt(location, one))
    if (!place) continue
    const { changed, isWhole } = await putBackAt(tx, member, asked, { location, place })
    if (changed > 0) putBack += 1
    if (!isWhole) stayed.push({ id: location.id, name: location.name, why: 'changed' })
  }
  await closeFillAct(tx, member, id, { putBack, stayed })
}

const isOpenAt = (location: Location, { id }: PlaceTaken): boolean => location.id === id && isInitialised(location)

/** Puts back what the act changed in one form: saved as somebody who saw the form as the act left it, so it merges with what came since. */
async function putBackAt(
  tx: Queryable,
  member: Member,
  { item }: AskedBlock,
  { location, place }: { location: Location; place: PlaceTaken },
) {
  const target = { formType: item.key, locationIndex: location.index }
  await lockForm(tx, member, target, false)
  const changes = await readChangesAt(tx, member, target, place.version)
  const result = await save(
    member,
    {
      item,
      locationIndex: location.index,
      locationId: location.id,
      version: place.version,
      origin: { way: 'page', path: '/organisation/defaults' },
      source: { is: 'taken-back' },
      change: (left) => revertChanges(left, changes),
    },
    tx,
  )
  if (result.outcome !== 'saved') return { changed: 0, isWhole: false }
  return { changed: result.changed, isWhole: result.conflicts.length === 0 }
}
