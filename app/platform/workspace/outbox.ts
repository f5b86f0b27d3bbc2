import { dequal } from 'dequal/lite'
import { isEmpty, only, without, type FieldValues } from './field-values.ts'
import type { Records } from './records.ts'
import { isAnswered, type PendingSave, type Outcome } from './sending.ts'

export type OutboxTools = {
  /** Posts a pending save once; never fails. */
  post: (pending: PendingSave) => Promise<Outcome>
  records: Pick<Records, 'keep' | 'drop'>
  /** The name of this document in the records. */
  tab: string
  /** Whose pending saves they are; null while that is not known, and nothing is kept. */
  user: () => string | null
  now: () => number
  /** Does something after so many seconds, instead of what it was asked to do before. */
  wait: (seconds: number, work: () => void) => void
  /** Is told that a pending save is being posted. */
  onPost: (pending: PendingSave) => void
  /** Is told what became of a pending save. */
  onAnswer: (key: string, sent: PendingSave, outcome: Outcome) => void
}

/** What waits for one page. */
export type Waiting = PendingSave & {
  /**
   * What was sent and not answered: the server may have it or not. It is sent again, as it was, before anything that was
   * typed since: else the server could not tell what was typed back from what was never changed.
   */
  unacknowledged: FieldValues
}

export type Outbox = ReturnType<typeof openOutbox>

/** How long to wait before trying again, in seconds; the last one repeats. */
const pauses = [2, 5, 10, 30, 60]

/**
 * What was typed and is to be saved: one pending save for each page, kept on this computer until the server has it. They
 * are posted one after the other, so that readers do not clash with themselves.
 */
export function openOutbox({ post, records, tab, user, now, wait, onPost, onAnswer }: OutboxTools) {
  const pendingSaves = new Map<string, Waiting>()
  /** Keys of pending saves that the page itself is sending, and of those that are not to be tried again. */
  const held = new Set<string>()
  const refused = new Set<string>()
  let line: Promise<void> = Promise.resolve()
  let failures = 0

  return {
    /** The pending saves that wait. */
    pendingSaves: (): Waiting[] => [...pendingSaves.values()],
    /** What was sent of a page and not answered. */
    unacknowledgedOf: (key: string): FieldValues => pendingSaves.get(key)?.unacknowledged ?? {},
    /** Puts what was typed on a page in the place of what waits there; what has no answer yet stays. */
    put: (key: string, pending: PendingSave): void =>
      set(key, { ...pending, unacknowledged: pendingSaves.get(key)?.unacknowledged ?? {} }),
    /** The page itself is about to send its form: what has no answer yet comes first. */
    hold: (key: string): void => void held.add(key),
    release: (key: string): void => void held.delete(key),
    /**
     * Sends again what has no answer yet of a page.
     * @returns whether nothing of it has no answer yet any more
     */
    async resend(key: string): Promise<boolean> {
      await line
      const pending = pendingSaves.get(key)
      if (pending && !isEmpty(pending.unacknowledged)) await send(key, pending, true)
      return isEmpty(pendingSaves.get(key)?.unacknowledged ?? {})
    },
    /** The page sends these changes now. */
    begin(key: string, pending: PendingSave): void {
      set(key, { ...pending, unacknowledged: pending.fields, fields: {} })
    },
    settle,
    /** Posts what waits, one after the other. */
    flush,
    /** Posts all at once, because the page is going away; the next page tries again what did not arrive. */
    flushAtOnce(): void {
      for (const [key, pending] of pendingSaves) {
        const sent = { ...pending.fields, ...pending.unacknowledged }
        set(key, {
          ...pending,
          unacknowledged: sent,
          fields: only(pending.fields, Object.keys(pending.unacknowledged)),
        })
        void post({ ...pending, fields: sent })
      }
    },
    /** Takes over what was typed in a document that is gone. */
    adopt(key: string, pending: Waiting, at: number): void {
      pendingSaves.set(key, pending)
      keep(key, pending, at)
    },
    /** Forgets all. */
    clear(): void {
      pendingSaves.clear()
      held.clear()
    },
  }

  function set(key: string, pending: Waiting): void {
    const { version, fields, unacknowledged } = pending
    const known = pendingSaves.get(key)
    if (known && known.version === version && dequal([known.fields, known.unacknowledged], [fields, unacknowledged]))
      return
    refused.delete(key)
    if (isEmpty(fields) && isEmpty(unacknowledged)) {
      pendingSaves.delete(key)
      records.drop(tab, key)
    } else {
      pendingSaves.set(key, pending)
      keep(key, pending, now())
    }
  }

  function keep(key: string, { page, version, secrets, ...pending }: Waiting, at: number): void {
    const writer = user()
    if (writer === null) return
    const fields = without(pending.fields, secrets)
    const unacknowledged = without(pending.unacknowledged, secrets)
    if (isEmpty(fields) && isEmpty(unacknowledged)) records.drop(tab, key)
    else records.keep(key, { tab, user: writer, page, version, fields, unacknowledged, at })
  }

  function flush(): Promise<void> {
    // While going through a map, what is added to it meanwhile comes too.
    line = line.then(async () => {
      for (const key of pendingSaves.keys()) await postAll(key)
    })
    return line
  }

  /** What has no answer yet first, then what was typed since, until nothing is left or nobody answers. */
  async function postAll(key: string): Promise<void> {
    for (;;) {
      const pending = pendingSaves.get(key)
      if (!pending || held.has(key) || refused.has(key)) return
      const outcome = await send(key, pending, false)
      if (!isAnswered(outcome)) return
    }
  }

  async function send(key: string, pending: Waiting, isHeld: boolean): Promise<Outcome> {
    const fields = isEmpty(pending.unacknowledged) ? pending.fields : pending.unacknowledged
    if (fields === pending.fields) set(key, { ...pending, unacknowledged: fields, fields: {} })
    const sent = { ...pending, fields }
    onPost(sent)
    const outcome = await post(sent)
    settle(key, sent, outcome)
    if (isHeld) held.add(key)
    return outcome
  }

  /** Takes out what the server has; what was typed since stays. */
  function settle(key: string, sent: PendingSave, outcome: Outcome): void {
    held.delete(key)
    const waiting = pendingSaves.get(key)
    if (waiting && isAnswered(outcome)) {
      const shown = 'version' in outcome && !outcome.isMerged ? outcome.version : null
      set(key, { ...waiting, unacknowledged: {}, version: shown ?? waiting.version })
    }
    if (outcome.kind === 'refused') refused.add(key)
    if (outcome.kind === 'later') wait(pauses[Math.min(failures++, pauses.length - 1)] ?? 60, () => void flush())
    else failures = 0
    onAnswer(key, sent, outcome)
  }
}
