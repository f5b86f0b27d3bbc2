import { dequal } from 'dequal/lite'
import { isEmpty, only, without, type FieldValues } from './field-values.ts'
import type { Records } from './records.ts'
import { isAnswered, type Letter, type Outcome } from './sending.ts'

export type OutboxTools = {
  /** Posts a letter once; never fails. */
  post: (letter: Letter) => Promise<Outcome>
  records: Pick<Records, 'keep' | 'drop'>
  /** The name of this document in the records. */
  tab: string
  /** Whose letters they are; null while that is not known, and nothing is kept. */
  user: () => string | null
  now: () => number
  /** Does something after so many seconds, instead of what it was asked to do before. */
  wait: (seconds: number, work: () => void) => void
  /** Is told that a letter is being posted. */
  onPost: (letter: Letter) => void
  /** Is told what became of a letter. */
  onAnswer: (key: string, sent: Letter, outcome: Outcome) => void
}

/** What waits for one page. */
export type Waiting = Letter & {
  /**
   * What was sent and not answered: the server may have it or not. It is sent again, as it was, before anything that was
   * typed since: else the server could not tell what was typed back from what was never changed.
   */
  unsure: FieldValues
}

export type Outbox = ReturnType<typeof openOutbox>

/** How long to wait before trying again, in seconds; the last one repeats. */
const pauses = [2, 5, 10, 30, 60]

/**
 * What was typed and is to be saved: one letter for each page, kept on this computer until the server has it. Letters
 * are posted one after the other, so that readers do not clash with themselves.
 */
export function openOutbox({ post, records, tab, user, now, wait, onPost, onAnswer }: OutboxTools) {
  const letters = new Map<string, Waiting>()
  /** Keys of letters that the page itself is sending, and of those that are not to be tried again. */
  const held = new Set<string>()
  const refused = new Set<string>()
  let line: Promise<void> = Promise.resolve()
  let failures = 0

  return {
    /** The letters that wait. */
    letters: (): Waiting[] => [...letters.values()],
    /** What was sent of a page and not answered. */
    unsureOf: (key: string): FieldValues => letters.get(key)?.unsure ?? {},
    /** Puts what was typed on a page in the place of what waits there; what is unsure stays. */
    put: (key: string, letter: Letter): void => set(key, { ...letter, unsure: letters.get(key)?.unsure ?? {} }),
    /** The page itself is about to send its form: what is unsure comes first. */
    hold: (key: string): void => void held.add(key),
    release: (key: string): void => void held.delete(key),
    /**
     * Sends again what is unsure of a page.
     * @returns whether nothing of it is unsure any more
     */
    async confirm(key: string): Promise<boolean> {
      await line
      const letter = letters.get(key)
      if (letter && !isEmpty(letter.unsure)) await send(key, letter, true)
      return isEmpty(letters.get(key)?.unsure ?? {})
    },
    /** The page sends these changes now. */
    begin(key: string, letter: Letter): void {
      set(key, { ...letter, unsure: letter.fields, fields: {} })
    },
    settle,
    /** Posts what waits, one after the other. */
    flush,
    /** Posts all at once, because the page is going away; whoever comes next tries again what did not arrive. */
    flushAtOnce(): void {
      for (const [key, letter] of letters) {
        const sent = { ...letter.fields, ...letter.unsure }
        set(key, { ...letter, unsure: sent, fields: only(letter.fields, Object.keys(letter.unsure)) })
        void post({ ...letter, fields: sent })
      }
    },
    /** Takes over what was typed in a document that is gone. */
    adopt(key: string, letter: Waiting, at: number): void {
      letters.set(key, letter)
      keep(key, letter, at)
    },
    /** Forgets all. */
    clear(): void {
      letters.clear()
      held.clear()
    },
  }

  function set(key: string, letter: Waiting): void {
    const { version, fields, unsure } = letter
    const known = letters.get(key)
    if (known && known.version === version && dequal([known.fields, known.unsure], [fields, unsure])) return
    refused.delete(key)
    if (isEmpty(fields) && isEmpty(unsure)) {
      letters.delete(key)
      records.drop(tab, key)
    } else {
      letters.set(key, letter)
      keep(key, letter, now())
    }
  }

  function keep(key: string, { page, version, secrets, ...letter }: Waiting, at: number): void {
    const writer = user()
    if (writer === null) return
    const fields = without(letter.fields, secrets)
    const unsure = without(letter.unsure, secrets)
    if (isEmpty(fields) && isEmpty(unsure)) records.drop(tab, key)
    else records.keep(key, { tab, user: writer, page, version, fields, unsure, at })
  }

  function flush(): Promise<void> {
    // While going through a map, what is added to it meanwhile comes too.
    line = line.then(async () => {
      for (const key of letters.keys()) await postAll(key)
    })
    return line
  }

  /** What is unsure first, then what was typed since, until nothing is left or nobody answers. */
  async function postAll(key: string): Promise<void> {
    for (;;) {
      const letter = letters.get(key)
      if (!letter || held.has(key) || refused.has(key)) return
      const outcome = await send(key, letter, false)
      if (!isAnswered(outcome)) return
    }
  }

  async function send(key: string, letter: Waiting, isHeld: boolean): Promise<Outcome> {
    const fields = isEmpty(letter.unsure) ? letter.fields : letter.unsure
    if (fields === letter.fields) set(key, { ...letter, unsure: fields, fields: {} })
    const sent = { ...letter, fields }
    onPost(sent)
    const outcome = await post(sent)
    settle(key, sent, outcome)
    if (isHeld) held.add(key)
    return outcome
  }

  /** Takes out what the server has; what was typed since stays. */
  function settle(key: string, sent: Letter, outcome: Outcome): void {
    held.delete(key)
    const waiting = letters.get(key)
    if (waiting && isAnswered(outcome)) {
      const shown = 'version' in outcome && !outcome.isMerged ? outcome.version : null
      set(key, { ...waiting, unsure: {}, version: shown ?? waiting.version })
    }
    if (outcome.kind === 'refused') refused.add(key)
    if (outcome.kind === 'later') wait(pauses[Math.min(failures++, pauses.length - 1)] ?? 60, () => void flush())
    else failures = 0
    onAnswer(key, sent, outcome)
  }
}
