import { answer, problem } from '#app/platform/auth/json-answers.server.ts'
import { onlyReads, reads } from '#app/api/endpoint.server.ts'
import { operations } from '#app/api/operations.server.ts'
import { readPlaceFor } from '#app/api/place.server.ts'
import type { roadmap } from '#app/api/schemas.ts'
import type { standing } from '#app/api/standing-schema.ts'
import { inputDay } from '#app/platform/i18n/dates.ts'
import { readProgress } from '#app/roadmap/attention/read.server.ts'
import { missingLinks } from '#app/roadmap/flow/links-to-other-items.server.ts'
import { routeCard } from '#app/roadmap/flow/route-card.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { isCompleted, type State } from '#app/roadmap/rules/progress.ts'
import type { KeptStanding } from '#app/roadmap/standing/standing.ts'
import { envelopesOf, type Envelope } from '#app/sharing/signing/envelopes.server.ts'
import type { z } from 'zod'

/** GET /api/roadmap?location_index=0, or without it for the organisation: sections, categories, items and their state. */
export const loader = reads(async (call) => {
  const read = operations.roadmap.query.safeParse({
    location_index: new URL(call.request.url).searchParams.get('location_index'),
  })
  if (!read.success) return problem(400, 'invalid_location_index', wrongIndex)
  const { location_index: asked } = read.data
  const route = await readPlaceFor(call, asked)
  const { language } = call.context
  const [envelopes, kept] = await Promise.all([
    envelopesOf(route.member, route),
    readProgress(route.member, route.organisationName, [asked]),
  ])
  const standings = new Map(kept.get(asked)?.standings.map((one) => [one.item, one]))
  const sections = routeCard(asked === null ? 'organisation' : 'location', sourcesOf(route))
  return answer({
    sections: sections.map((section) => ({
      number: String(section.number),
      key: section.key,
      categories: section.categories.map((category) => ({
        number: category.number,
        key: category.key,
        completed: category.completed,
        total: category.total,
        items: category.items.map(({ number, item, state, waitingFor, missing }) => ({
          number,
          key: item.key,
          path: item.path,
          progress: state,
          standing: standingFor(standings.get(item.key), state),
          waiting_for: waitingFor?.key ?? null,
          missing: missingLinks(item, missing, route.location?.index ?? null, language).map(
            ({ path, words: message, href }) => ({ path, message, href }),
          ),
          envelope: forPrograms(envelopes.get(item.key)),
        })),
      })),
    })),
  } satisfies z.input<typeof roadmap>)
})

export const action = onlyReads

/** Where an item stands; one that a newer server kept in words that this one does not know, by its state alone. */
function standingFor(kept: KeptStanding | undefined, state: State): z.input<typeof standing> {
  if (!kept) return { shown: shownOfState[state], holder: isCompleted(state) ? 'nobody' : 'us', since: null }
  const { shown, holder, since, who } = kept
  return { shown, holder, since: since === null ? null : inputDay(since), ...(who && { who: who.name }) }
}

const shownOfState = { none: 'open', busy: 'busy', done: 'done', confirmed: 'checked' } as const

/** An agreement without the ids of links, which programs have no use for. */
const forPrograms = (envelope: Envelope | undefined) =>
  envelope && {
    ...envelope,
    people: envelope.people.map(({ role, name, outcome, current }) => ({ role, name, outcome, current })),
  }

const wrongIndex = 'location_index must be a whole number, or left out for the organisation.'
