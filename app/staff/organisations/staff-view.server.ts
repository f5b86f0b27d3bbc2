import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { readCareOrganisation } from '#app/persistence/organisations/care-organisations.server.ts'
import { noteStaffAccess, type Look } from '#app/persistence/staff/staff-access-log.server.ts'
import type { CardLine } from '#app/roadmap/flow/card-line.server.ts'
import { cardView } from '#app/roadmap/flow/card-view.server.ts'
import { historyOf } from '#app/roadmap/history/history.server.ts'
import { isOpen, readPlaceOf } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { surroundingsOf } from '#app/roadmap/flow/surroundings.server.ts'
import { findItem, itemAtPath } from '#app/roadmap/registry.ts'
import { organisationAddress, seenAnswersAddress, seenCardAddress, seenHistoryAddress } from './addresses.ts'

export type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>

/**
 * An organisation as its own people see it, from the location that the address names, for provider staff.
 * @throws a 404 response where there is no such organisation or location
 */
export async function openSeen({ request, context, params }: RequestArgs) {
  const actor = requireAdmin(context)
  const query = new URL(request.url).searchParams
  const organisation = await readCareOrganisation(actor, params.organisationId ?? '')
  const named = query.get('location')
  if (!organisation || (named !== null && !/^\d{1,6}$/.test(named))) throw new Response(null, { status: 404 })
  const index = named === null ? null : Number(named)
  const place = await readPlaceOf({ organisationId: organisation.id }, organisation.name, index)
  if (index !== null && !place.location) throw new Response(null, { status: 404 })
  const note = (page: Look['page'], item: string | null) =>
    noteStaffAccess(actor, organisation.id, { page, item, location: index, locationName: place.location?.name ?? '' })
  const t = textFor(context.language, 'staff/organisations')
  const name = index === null ? organisation.name : place.location?.name || t('one.unnamed', { number: index + 1 })
  return { organisation, place, index, name, t, query, note }
}

/**
 * One task of an organisation, or of the location that the address names, with what was filled in.
 * @throws a 404 response where there is no such task there
 */
export async function openSeenTask(args: RequestArgs) {
  const seen = await openSeen(args)
  const item = findItem(seen.query.get('item') ?? '')
  if (!item || (item.roadmap === 'location') !== (seen.index !== null)) throw new Response(null, { status: 404 })
  return { ...seen, item, stored: item.read(sourcesOf(seen.place).fieldsOf(item.key)) }
}

/** GET /admin/organisations/:organisationId/route-card?location=: a route card as they see it; written down for them to see. */
export async function loadStaffViewOfCard(args: RequestArgs) {
  const { organisation, place, index, name, t, note } = await openSeen(args)
  await note('route-card', null)
  const around = await surroundingsOf({ organisationId: organisation.id }, place)
  const card = isOpen(place)
    ? cardView(place, index === null ? 'organisation' : 'location', args.context.language, { around })
    : null
  /** Nothing leads to pages that only its own people may open. */
  const readOnly = (line: CardLine): CardLine => {
    const item = itemAtPath(new URL(line.href, 'http://portal').pathname)?.item
    const at = item?.roadmap === 'organisation' ? null : index
    return {
      ...line,
      href: seenAnswersAddress(organisation.id, item?.key ?? '', at),
      missing: line.missing && { ...line.missing, links: [], more: null },
      notNeeded: line.notNeeded && { ...line.notNeeded, href: null },
      waits: line.waits.map((one) => ({ ...one, href: null })),
      returned: line.returned.map((one) => ({ ...one, href: null })),
    }
  }
  return {
    organisation: { name: organisation.name, href: organisationAddress(organisation.id) },
    name,
    title: t('seen.title', { name }),
    card: card && {
      completed: card.completed,
      total: card.total,
      stops: card.stops.map((stop) => ({
        ...stop,
        folded: stop.folded.map(readOnly),
        groups: stop.groups.map((group) => ({ ...group, lines: group.lines.map(readOnly) })),
      })),
    },
  }
}

/** GET /admin/organisations/:organisationId/history?item=&location=: who changed what; nothing can be undone there. */
export async function loadStaffViewOfHistory(args: RequestArgs) {
  const { organisation, place, item, index, t, query, note } = await openSeenTask(args)
  await note('history', item.key)
  const address = seenHistoryAddress(organisation.id, item.key, index)
  const { language } = args.context
  const page = await historyOf({ organisationId: organisation.id }, place, item, { query, address, language })
  return {
    organisation: { name: organisation.name, href: organisationAddress(organisation.id) },
    card: seenCardAddress(organisation.id, index),
    item: page.title,
    title: t('seen.historyTitle', { title: page.title }),
    saves: page.saves.map((save) => ({
      ...save,
      changes: save.changes.map((change) => ({ ...change, canUndo: false, note: null })),
    })),
    ways: { newest: page.newest, newer: page.newer, older: page.older },
  }
}
