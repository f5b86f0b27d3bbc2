import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '#app/auth/guard.server.ts'
import { routeCard } from '#app/roadmap/flow/route-card.ts'
import { readOrganisation, readPlace } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'

/** GET /api/roadmap?location_index=0, or without it for the organisation: sections, categories, items and their state. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (requireUser(context).actor.organisationId === null) return problem(403, 'no_organisation')
  const asked = new URL(request.url).searchParams.get('location_index')
  if (asked !== null && !/^\d{1,5}$/.test(asked)) return problem(400, 'invalid_location_index')
  const route = asked === null ? await readOrganisation(context) : await readPlace(context, Number(asked))
  if (asked !== null && !route.location) return problem(404, 'unknown_location')
  const sections = routeCard(asked === null ? 'organisation' : 'location', sourcesOf(route))
  return Response.json(
    {
      sections: sections.map((section) => ({
        number: String(section.number),
        key: section.key,
        categories: section.categories.map((category) => ({
          number: category.number,
          key: category.key,
          completed: category.completed,
          total: category.total,
          items: category.items.map(({ number, item, state, waitingFor }) => ({
            number,
            key: item.key,
            path: item.path,
            progress: state,
            waiting_for: waitingFor?.key ?? null,
          })),
        })),
      })),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

/** Everything but reading. */
export const action = () => problem(405, 'method_not_allowed')

const messages = {
  method_not_allowed: 'This can only be read.',
  no_organisation: 'Only people of a care organisation have a roadmap.',
  invalid_location_index: 'location_index must be a whole number, or left out for the organisation.',
  unknown_location: 'Your organisation has no such location.',
}

const problem = (status: number, error: keyof typeof messages) =>
  Response.json({ error, message: messages[error] }, { status, headers: { 'Cache-Control': 'no-store' } })
