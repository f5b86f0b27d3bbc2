import { randomBytes } from 'node:crypto'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { database, type Queryable } from '#app/persistence/database.server.ts'
import {
  addFillAct,
  isActId,
  readFillAct,
  type PlaceLeft,
  type PlaceTaken,
} from '#app/persistence/forms/fill-acts.server.ts'
import { lockForm, readFormSince } from '#app/persistence/forms/locked-form.server.ts'
import { readFormsOfLocations } from '#app/persistence/forms/location-forms.server.ts'
import { locationsFormType, locationsIn } from '../flow/locations.ts'
import { forgetRoute, readOrganisation } from '../flow/route.server.ts'
import { save } from '../flow/save.server.ts'
import { actAddress } from './addresses.ts'
import type { AskedBlock } from './asked.ts'
import { takeOver } from './compare.ts'
import { placesOf, placeStanding, seenOf, type BlockPlace, type Source } from './places.server.ts'

/**
 * Why nothing was taken over: no location was chosen, the answer is not the one that was shown any more, or every chosen
 * location was changed since.
 */
export type NotApplied = { notApplied: 'none-chosen' | 'answer-changed' | 'all-left'; left: PlaceLeft[] }

/** What was shown and chosen: the answer, and locations by the ids of their rows, each with what it said. */
type Chosen = { act: string; from: number | null; answer: string; places: ReadonlyMap<string, string> }

/**
 * POST /organisation/defaults?block=&step=preview&from= with `goTo=apply`: the chosen locations take the answer over. Answers
 * 303 to what became of it; or the preview again with 422 where none is chosen, 409 where something was changed since it was shown.
 */
export async function applyAnswer({ request, context }: ActionFunctionArgs, asked: AskedBlock, form: FormData) {
  const member = requireMember(context)
  const from = new URL(request.url).searchParams.get('from')
  const { locations } = await readOrganisation(context)
  const source = from === null ? null : locations.find(({ index }) => String(index) === from)
  if (source === undefined) throw new Response(null, { status: 404 })
  const ids = form.getAll('location').filter((id) => typeof id === 'string')
  const texts = new Map(ids.map((id) => [id, textIn(form, `seen:${id}`)]))
  const act = textIn(form, 'act')
  if (!isActId(act)) throw new Response(null, { status: 400 })
  if (texts.size === 0) return data<NotApplied>({ notApplied: 'none-chosen', left: [] }, { status: 422 })
  const chosen = { act, from: source?.index ?? null, answer: textIn(form, 'answer'), places: texts }
  const refused = await database().transaction((tx) => applyIn(tx, member, asked, chosen))
  forgetRoute(context)
  return refused ? data<NotApplied>(refused, { status: 409 }) : redirect(actAddress(act), { status: 303 })
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Takes an answer over at all chosen locations that still say what was shown, or at none. Locks are taken in the order of
 * the list, the organisation's answer first, so that two who do this at once wait for each other.
 */
async function applyIn(tx: Queryable, member: Member, asked: AskedBlock, chosen: Chosen): Promise<NotApplied | null> {
  const { block, item, answer } = asked
  const organisation = { formType: answer.key, locationIndex: null }
  await lockForm(tx, member, organisation, false)
  // While it is locked nobody changes the list of locations.
  const { form, locationsForm } = await readFormSince(tx, member, organisation, null, locationsFormType)
  const locations = locationsIn(locationsForm)
  const wanted = locations.filter(({ id, index }) => chosen.places.has(id) || index === chosen.from)
  for (const { index } of wanted) await lockForm(tx, member, { formType: item.key, locationIndex: index }, false)
  if (await readFillAct(member, chosen.act, tx)) return null
  const indexes = wanted.map(({ index }) => index)
  const places = placesOf(asked, locations, await readFormsOfLocations(member, [item.key], indexes, tx))
  const source = sourceIn(asked, answer.read(form?.fields), places, chosen.from)
  if (source?.seen !== chosen.answer) return { notApplied: 'answer-changed', left: [] }

  const taken: PlaceTaken[] = []
  const left: PlaceLeft[] = []
  for (const [id, seen] of chosen.places)
    if (!places.some(isOf(id)) && seen !== '') left.push({ id, name: '', why: 'gone' })
  for (const place of places) {
    const { id, name, index } = place.location
    const seen = chosen.places.get(id)
    if (seen === undefined || index === chosen.from) continue
    const why = whyLeft(asked, source, place, seen)
    const result = why === null && (await takeOverAt(tx, member, asked, source, place))
    if (result && result.outcome === 'saved' && result.changed > 0) taken.push({ id, name, version: result.version })
    else left.push({ id, name, why: why ?? 'same' })
  }
  if (taken.length === 0) return { notApplied: 'all-left', left }
  const act = { id: chosen.act, block: block.key, copiedFrom: source.from?.name ?? null }
  await addFillAct(tx, member, { ...act, places: taken, leftAlone: left })
  return null
}

const isOf = (id: string) => (place: BlockPlace) => place.location.id === id

function sourceIn({ parts }: AskedBlock, answer: Source['answer'], places: readonly BlockPlace[], from: number | null) {
  if (from === null) return { answer, from: null, seen: seenOf(parts, answer) }
  const place = places.find(({ location }) => location.index === from)
  return place && { answer: place.own, from: place.location, seen: place.seen }
}

/** Why a chosen location is left alone; null where it takes the answer over. */
function whyLeft({ parts }: AskedBlock, { answer }: Source, place: BlockPlace, seen: string): PlaceLeft['why'] | null {
  const standing = placeStanding(parts, answer, place)
  if (standing === 'unnamed') return 'unnamed'
  if (standing === 'same' || standing === 'none') return 'same'
  return seen === place.seen ? null : 'changed'
}

const takeOverAt = (tx: Queryable, member: Member, { item, parts }: AskedBlock, source: Source, place: BlockPlace) =>
  save(
    member,
    {
      item,
      locationIndex: place.location.index,
      locationId: place.location.id,
      version: place.version,
      origin: { way: 'page', path: '/organisation/defaults' },
      source: source.from ? { is: 'location', name: source.from.name } : { is: 'organisation' },
      change: (own) => takeOver(parts, source.answer, own, () => randomBytes(4).toString('hex')),
    },
    tx,
  )
