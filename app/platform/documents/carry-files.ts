import { letCarry } from '#app/platform/workspace/own-fetch.ts'

/** How far files are on their way; bytes of the whole form. */
export type Progress = { state: 'sending' | 'sent' | 'broken'; sent: number; total: number }

/** The field that holds the files; in a form that is to be carried, a sign in their place. */
export const filesField = 'files'

/** Answers that say that nobody was there, so that the same form can be sent again. */
const nobodyThere = [429, 502, 503, 504]
const withoutBody = [204, 205, 304]

/**
 * Adds files to the form that has this sign in their place, just before it is sent, so that nothing of them is read
 * before; and sends it in a way that tells how far it is.
 * @param tell is told of each step; null: there is an answer
 * @returns gives up
 */
export function carryFiles(
  sign: string,
  files: readonly File[],
  tell: (progress: Progress | null) => void,
): () => void {
  const giving = new AbortController()
  letCarry({
    givenUp: giving.signal,
    carry: (input, init) => {
      const { body, signal } = init ?? {}
      if (!(body instanceof FormData) || body.get(filesField) !== sign) return null
      const ends = [giving.signal, ...(signal ? [signal] : [])]
      return post(input instanceof Request ? input.url : String(input), withFiles(body, files), ends, tell)
    },
  })
  return () => giving.abort()
}

function withFiles(form: FormData, files: readonly File[]): FormData {
  const whole = new FormData()
  for (const [name, value] of form) if (name !== filesField) whole.append(name, value)
  for (const file of files) whole.append(filesField, file)
  return whole
}

/** As `fetch` does, which cannot tell how much has been sent. */
function post(
  url: string,
  form: FormData,
  ends: readonly AbortSignal[],
  tell: (progress: Progress | null) => void,
): Promise<Response> {
  const request = new XMLHttpRequest()
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
    request.responseType = 'arraybuffer'
    request.upload.onprogress = ({ loaded: sent, total }) => step({ sent, total })
    request.upload.onload = () => step({ state: 'sent', sent: last.total })
    const fail = () => {
      step({ state: 'broken', sent: 0 })
      reject(new TypeError('The form did not arrive.'))
    }
    request.onerror = fail
    request.onload = () => {
      if (nobodyThere.includes(request.status)) return fail()
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
