import type { LoaderFunctionArgs } from '@remix-run/node'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { otherItem } from '#app/roadmap/flow/other-item.server.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { isCompleted } from '#app/roadmap/rules/progress.ts'
import { dayPlanningLogistics } from './item.ts'

/** The item that has to be done before the day can be planned well; null once it is. */
export async function loadBasicsNeeded(args: LoaderFunctionArgs): Promise<{ title: string; href: string } | null> {
  const sources = sourcesOf(await readRoute(args, 'location'))
  const { basicInformation } = gatherFacts(sources)(dayPlanningLogistics)
  if (isCompleted(basicInformation.state)) return null
  return otherItem('basic-information', 'answers', sources.locationIndex, args.context.language)
}
