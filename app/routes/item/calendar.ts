import type { LoaderFunctionArgs } from '@remix-run/node'
import { madeFileAnswer } from '#app/platform/documents/made-file.ts'
import { pageAddress } from '#app/roadmap/flow/addresses.ts'
import { isOpen, readRoute } from '#app/roadmap/flow/route.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { itemAtPath } from '#app/roadmap/registry.ts'
import { appointmentsOf, appointmentsPlace } from '#app/roadmap/calendar/appointments.server.ts'
import { icsOf, icsType, lastChange } from '#app/roadmap/calendar/ics.ts'

/** GET <item path>/calendar?location=&only=: the item's appointments, or one of them, as a file for calendar programs. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args
  const { pathname, searchParams, origin } = new URL(request.url)
  const found = itemAtPath(pathname.toLowerCase())
  if (!found) throw new Response(null, { status: 404 })
  const { item } = found
  const route = await readRoute(args, item.roadmap)
  const only = searchParams.get('only')
  const appointments = appointmentsOf(route, item, context.language).filter(({ id }) => only === null || only === id)
  if (!isOpen(route) || appointments.length === 0) throw new Response(null, { status: 404 })

  const file = icsOf([
    {
      appointments,
      place: appointmentsPlace(item, route.location?.id, route.member.organisationId),
      ...lastChange([...route.forms.values()]),
      page: new URL(pageAddress(item, '', route.location?.index ?? null), origin).href,
    },
  ])
  const name = [itemTitle(item, context.language), route.location?.name].filter(Boolean).join(' ')
  return madeFileAnswer(file, { name, extension: 'ics', type: icsType })
}
