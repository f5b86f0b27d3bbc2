/**
 * What a window or frame in which somebody signs in tells the page that opened it. Never a token: anyone who has the page's
 * cookies asks the server for those.
 */
export type WindowAnswer = {
  type: 'authorization_response'
  /** The one the page made for this window. */
  flow: string
  /** `error` is a code; a description without words means that there is nothing to tell the reader. */
  response: { ok: true } | { error: string; error_description: string }
}

/** Whether a message is an answer to the flow; anything may send messages of any shape. */
export function isAnswerTo(flow: string, message: unknown): message is WindowAnswer {
  const { type, flow: named, response }: Record<string, unknown> = Object(message)
  if (type !== 'authorization_response' || named !== flow) return false
  const { ok, error, error_description: description }: Record<string, unknown> = Object(response)
  return ok === true || (typeof error === 'string' && typeof description === 'string')
}
