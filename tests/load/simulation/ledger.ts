/** A field of a form that one person alone writes, and what they wrote in it, in order. */
export type Spot = {
  organisationId: string
  locationIndex: number
  formType: string
  path: string
  writes: { value: string; isAcknowledged: boolean }[]
}

/** A file that was sent. */
export type SentFile = { organisationId: string; name: string; sha256: string; isAcknowledged: boolean }

/** What people met and what was acknowledged to them. */
export type Ledger = {
  /** Milliseconds of every answer, by kind of request. */
  times: Map<string, number[]>
  /** Requests on which the connection broke off; each was sent again. */
  brokenOff: number
  /** Who was sent to sign in although they had a session. */
  signedOut: string[]
  /** Answers that were not what they had to be, and requests that broke off each time. */
  failed: string[]
  spots: Spot[]
  files: SentFile[]
}

export const emptyLedger = (): Ledger => ({
  ...{ times: new Map(), brokenOff: 0, signedOut: [], failed: [], spots: [], files: [] },
})

export function noteTime({ times }: Ledger, kind: string, time: number): void {
  const known = times.get(kind)
  if (known) known.push(time)
  else times.set(kind, [time])
}

const kinds: [RegExp, string][] = [
  [/^GET \/assets\//, 'static file'],
  [/^POST \/api\/user_log/, 'usage report'],
  [/^POST \/authentication\/logout/, 'sign-out'],
  [/^GET \/share\//, 'page of a link'],
  [/^POST \/share\//, 'save by a link'],
  [/^GET \/admin/, 'page of staff'],
  [/^GET \/$/, 'home'],
  [/^GET \/location\/route-card/, 'route card'],
  [/^GET \/organisation$/, 'overview'],
  [/^GET \/documents$/, 'documents'],
  [/^GET \/documents\/.*\/download/, 'download'],
  [/^POST .*\/upload\?/, 'upload'],
  [/^POST /, 'save'],
]

/** What a request counts as. */
export const kindOf = (method: string, path: string): string =>
  kinds.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1] ?? 'page of a task'
