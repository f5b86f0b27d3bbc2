import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import type { ActionOutcome } from '#app/load-context.ts'
import { moduleOf, type PageRoutes } from './page-routes.ts'
import { isRedirect } from './redirect.ts'

/**
 * Does what a form asks, before Remix is asked for the page that follows: most forms lead on, and then there is none
 * (docs/decisions/060).
 * @returns where to go on; null where Remix has to answer, which finds the outcome in the context
 */
export async function doPageAction(
  { part, matches }: PageRoutes,
  request: Request,
  context: AppLoadContext,
): Promise<Response | null> {
  const leaf = matches.at(-1)
  const action = leaf && !leaf.route.index && moduleOf(part, leaf)?.action
  if (!leaf || !action) return null
  const outcome = await outcomeOf(async () => action({ request, params: leaf.params, context }))
  const given = 'returned' in outcome ? outcome.returned : outcome.thrown
  if (isRedirect(given)) return given
  context.page.outcome = outcome
  return null
}

async function outcomeOf(work: () => Promise<unknown>): Promise<ActionOutcome> {
  try {
    return { returned: (await work()) ?? null }
  } catch (thrown) {
    return { thrown }
  }
}

/** The same build; where an action has been done for a request already, what it came to is taken. */
export function withOutcomes(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { action } = route.module
    if (!action) return [id, route]
    const settled: typeof action = (args) => {
      const { outcome } = args.context.page
      return outcome ? settle(outcome) : action(args)
    }
    return [id, { ...route, module: { ...route.module, action: settled } }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function settle(outcome: ActionOutcome): NonNullable<unknown> | null {
  if ('thrown' in outcome) throw outcome.thrown
  return outcome.returned
}
