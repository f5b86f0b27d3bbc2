import { letCarry } from '#app/platform/workspace/own-fetch.ts'

/**
 * Why files did not arrive. `broken`: nobody answered. `tooMuch`, `notStored`: the answer was that they are too large, or
 * that something went wrong; the same again at once would end the same.
 */
export type Failure = 'broken' | 'tooMuch' | 'notStored'
/** How far files are on their way; bytes of the whole form. */
export type Progress = { state: 'sending' | 'sent' | Failure; sent: number; total: number }

/** Why files that were sent are not on their way any more; null where they are, or none were sent. */
export const failureOf = (progress: Progress | null): Failure | null =>
  !progress || progress.state === 'sending' || progress.state === 'sent' ? null : progress.state

/** The field that holds the files. */
const filesField = 'files'

/** Answers that say that nobody was there, so that the same form can be sent again. */
const nobodyThere = [429, 502, 503, 504]
const withoutBody = [204, 205, 304]

/** What an answer says about the files, from us or a server before us. Null: it is about the form, and for the page. */
function failureBy(status: number): Failure | null {
  if (nobodyThere.includes(status)) return 'broken'
  if (status === 413) return 'tooMuch'
  return status === 408 || status >= 500 ? 'notStored' : null
}

/**
 * Sends the form with files in a way that tells how far it is.
 * @param tell is told of each step; null: there is an answer
 * @returns gives up
 */
export function carryFiles(tell: (progress: Progress | null) => void): () => void {
  const giving = new AbortController()
  letCarry({
    givenUp: giving.signal,
    carry: (input, init) => {
      const { body, signal, headers } = init ?? {}
      if (!(body instanceof FormData) || !body.has(filesField)) return null
      const url = input instanceof Request ? input.url : String(input)
      return post(url, body, { giving, signal: signal ?? null, headers: new Headers(headers) }, tell)
    },
  })
  return () => giving.abort()
}

/** As `fetch` does, which cannot tell how much has been sent. */
function post(
  url: string,
  form: FormData,
  { giving, signal, headers }: { giving: AbortController; signal: AbortSignal | null; headers: Headers },
  tell: (progress: Progress | null) => void,
): Promise<Response> {
  const request = new XMLHttpRequest()
  const ends = [giving.signal, ...(signal ? [signal] : [])]
  let last: Progress = { state: 'sending', sent: 0, total: 1 }
  const step = (next: Partial<Progress>) => tell((last = { ...last, ...next }))
  return new Promise<Response>((resolve, reject) => {
    const giveUp = () => {
      request.abort()
      reject(new DOMException('The form is sent no more.', 'AbortError'))
    }
    if (ends.some(({ aborted }) => aborted)) return giveUp()
    for (const end of ends) end.addEventListener('abort', giveUp, { once: true })
    step({})
    request.open('POST', url)
    headers.forEach((value, name) => request.setRequestHeader(name, value))
    request.responseType = 'arraybuffer'
    request.upload.onprogress = ({ loaded: sent, total }) => step({ sent, total })
    request.upload.onload = () => step({ state: 'sent', sent: last.total })
    const fail = () => {
      step({ state: 'broken', sent: 0 })
      reject(new TypeError('The form did not arrive.'))
    }
    request.onerror = fail
    request.onload = () => {
      const state = failureBy(request.status)
      if (state === 'broken') return fail()
      if (state) {
        step({ state, sent: 0 })
        // What was typed beside the files waits to be saved without them, as where the reader stops.
        return giving.abort()
      }
      tell(null)
      resolve(answerOf(request))
    }
    request.send(form)
  })
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    if (name !== '') headers.append(name, value.join(': '))
  }
  const { status, response } = request
  return new Response(withoutBody.includes(status) ? null : response, { status, headers })
}
