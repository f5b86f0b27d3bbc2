import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { isOutage } from '#app/persistence/outage.ts'
import { log } from '#app/platform/log/log.ts'
import { methodNotAllowed, methodsAllowed, problem } from '../platform/auth/json-answers.server.ts'

/** A request to the API of somebody who may ask. */
export type Call = { request: Request; context: AppLoadContext }

type Answer = (call: Call) => Promise<Response>

const reading = ['GET', 'HEAD']
const writing = ['POST']

/** The loader of an address that is read. */
export const reads = (answer: Answer) => (args: LoaderFunctionArgs) =>
  args.request.method === 'OPTIONS' ? methodsAllowed(reading) : answerSafely(answer, args)

/** The action of an address that is only read. */
export const onlyReads = () => methodNotAllowed(reading)

/**
 * The action of an address that takes a body.
 * @param dress gives failures the form in which this address tells them
 */
export const writes = (answer: Answer, dress?: (failure: Response) => Promise<Response>) => {
  return async (args: ActionFunctionArgs): Promise<Response> => {
    if (args.request.method !== 'POST') return methodNotAllowed(writing)
    const response = await answerSafely(answer, args)
    return response.ok || !dress ? response : dress(response)
  }
}

/** The loader of an address that only takes a body. */
export const onlyWrites = ({ request }: LoaderFunctionArgs) =>
  request.method === 'OPTIONS' ? methodsAllowed(writing) : methodNotAllowed(writing)

/** A problem may be thrown as the response that tells it; what nobody expected becomes one. */
async function answerSafely(answer: Answer, { request, context }: Call): Promise<Response> {
  try {
    return await answer({ request, context })
  } catch (error) {
    if (error instanceof Response) return error
    if (!request.signal.aborted) log.error({ err: error, requestId: context.requestId }, 'the API failed')
    const name = `Please name ${context.requestId} if you ask us about it.`
    if (!isOutage(error)) return problem(500, 'internal_error', `Something went wrong on our side. ${name}`)
    return problem(503, 'unavailable', 'The data cannot be reached at the moment. Please try again later.')
  }
}

/**
 * Who asks for the data of a care organisation.
 * @throws a 403 response for provider staff, who have none of their own
 */
export function callerOf(context: AppLoadContext): Member {
  const { actor } = requireUser(context)
  const { organisationId } = actor
  if (organisationId !== null) return { ...actor, organisationId }
  throw problem(403, 'no_organisation', 'Only people of a care organisation have these data.')
}
