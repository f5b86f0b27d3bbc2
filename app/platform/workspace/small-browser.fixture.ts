import { expect } from 'vitest'
import { differences, type FieldValues } from './field-values.ts'
import { openOutbox, type Outbox } from './outbox.ts'
import type { TypedRecord } from './records.ts'
import type { PendingSave, Outcome } from './sending.ts'
import { newForm } from './small-form.fixture.ts'
import { newServer } from './small-server.fixture.ts'
import type { Network, Step } from './small-steps.fixture.ts'
import { watchTyping, type Typing } from './typing.ts'

export const names = ['city', 'zipcode', 'vision']
const page = { action: '/page', formType: 'basic', locationId: null, isMultipart: false }

type Values = { fields: FieldValues; version: number }
const nothingSpecial: { network: Network; typedMeanwhile: string | null } = { network: 'good', typedMeanwhile: null }

/** A reader with one browser: a page with a form, or none. */
export function newBrowser() {
  const server = newServer()
  const records = new Map<string, TypedRecord>()
  /** What was typed last, and whether it has been stored since, until somebody replaced it. */
  const last = new Map<string, { text: string; at: number; wasStored: boolean }>()
  const seen = new Set<string>() // values of others, by field
  const byOthers = new Map<string, string>()
  let next = nothingSpecial
  let outbox: Outbox
  let typing: Typing | null = null
  let form = newForm({})
  /** What was read of the server and is not shown yet. */
  let onTheWay: Values[] = []
  let [tabs, posts] = [0, 0]
  let isStale = false // others changed what the page shows
  boot()
  return { run, check, finish }

  function boot(): void {
    const tab = `tab ${++tabs}`
    typing = null
    outbox = openOutbox({
      post,
      tab,
      user: () => 'reader',
      now: () => 0,
      wait: () => {},
      onPost: () => {},
      onAnswer: (key, pending, outcome) => {
        const isOpen = typing?.key === key
        if (isOpen) typing?.answer(pending, outcome)
        isStale ||= 'isMerged' in outcome && (outcome.isMerged || !isOpen)
      },
      records: {
        keep: (key, record) => void records.set(`${record.tab} ${key}`, record),
        drop: (owner, key) => void records.delete(`${owner} ${key}`),
      },
    })
    for (const [key, record] of [...records]) {
      outbox.adopt(key, { ...record, secrets: [], sender: {} }, record.at)
      records.delete(key)
    }
    open()
  }

  function readServer(): Values {
    const fields = Object.fromEntries(names.map((field) => [field, [server.fields[field] ?? '']]))
    return { fields, version: server.version() }
  }

  function open(): void {
    isStale = false
    onTheWay = []
    const { fields, version } = readServer()
    form = newForm(fields)
    see()
    const { read, write } = form
    typing = watchTyping({ page, version, read, write, sender: () => ({}), onVersion: () => {} }, outbox)
  }

  function show(values: Values | undefined): void {
    if (!values || !typing) return
    isStale = false
    form.show(values.fields)
    typing.refresh({ version: values.version, isAnswer: false })
    see()
  }

  /** What stands below something that is being typed, nobody sees. */
  function see(): void {
    for (const field of names) seen.add(`${field}=${form.valueOf(field)}`)
  }

  async function post(pending: PendingSave, isPart = true): Promise<Outcome> {
    if (++posts > 1000) throw new Error('It posts without end.')
    const { network: how, typedMeanwhile: more } = next
    next = nothingSpecial
    const before = { ...server.fields }
    const outcome: Outcome = how === 'gone' ? { kind: 'later' } : server.receive(pending, isPart)
    for (const field of names) {
      const was = `${field}=${before[field]}`
      if (server.fields[field] === before[field] || byOthers.get(field) !== before[field]) continue
      expect(seen.has(was), `${was} of somebody else was overwritten unseen`).toBe(true)
    }
    await Promise.resolve()
    if (more !== null) typeIn('vision', `${more}${posts}`)
    return how === 'answer-lost' ? { kind: 'later' } : outcome
  }

  function typeIn(field: string, text: string): void {
    // What stands there already is not typed.
    if (!typing || form.valueOf(field) === text) return
    form.write({ [field]: [text] })
    typing.touch({ [field]: [text] })
    last.set(field, { text, at: server.version(), wasStored: false })
    typing.sync()
  }

  async function run(step: Step): Promise<void> {
    switch (step.do) {
      case 'type':
        return typeIn(step.name, step.value)
      case 'other':
        if (server.fields[step.name] !== step.value) server.write(step.name, step.value, false)
        byOthers.set(step.name, step.value)
        return
      case 'flush':
        next = step
        await outbox.flush()
        next = nothingSpecial
        return isStale ? show(readServer()) : undefined
      case 'submit':
        return submit(step)
      case 'hide':
        return outbox.flushAtOnce()
      case 'read':
        return void onTheWay.push(readServer())
      case 'show-first':
        return show(onTheWay.shift())
      case 'show-last':
        return show(onTheWay.pop())
      case 'draw':
        return typing?.sync()
      case 'leave':
        typing?.close()
        typing = null
        await outbox.flush()
        return open()
      case 'crash':
        return boot()
      case 'reload':
        outbox.flushAtOnce()
        return boot()
    }
  }

  /** As the page sends its form: what has no answer yet first; a reader who does not get an answer goes on typing. */
  async function submit(how: typeof nothingSpecial): Promise<void> {
    typing?.submit()
    const form = typing?.submitted()
    if (!typing || !form) return
    if (!(await outbox.resend(typing.key))) return outbox.release(typing.key)
    const version = typing.version()
    outbox.begin(typing.key, { ...form.changed, version })
    typing.sync()
    next = how
    const outcome = await post({ ...form.whole, version }, false)
    if (outcome.kind === 'later') return outbox.release(typing.key)
    outbox.settle(typing.key, form.whole, outcome)
    if (outcome.kind !== 'saved' && !isStale) return
    // The page is read again; the reader may go on before what was read is there.
    if (how.typedMeanwhile === 'd') onTheWay.push(readServer())
    else show(readServer())
  }

  /** Everything that was typed last in a field is somewhere. */
  function check(): void {
    for (const [field, typed] of last) {
      const { text, at } = typed
      typed.wasStored ||= server.fields[field] === text || server.wasWritten(field, text, at)
      const places = [
        typed.wasStored && 'stored',
        server.drafts.has(`${field}=${text}`) && 'a draft',
        server.leftAlone.has(`${field}=${text}`) && 'no change',
        typing !== null && form.valueOf(field) === text && 'on the screen',
        [...records.values()].some(
          ({ fields, unacknowledged }) => (fields[field] ?? unacknowledged[field])?.[0] === text,
        ) && 'on this computer',
      ]
      expect(places.some(Boolean), `${field}=${text} is nowhere`).toBe(true)
    }
  }

  // The network is good again, and the reader goes on.
  async function finish(): Promise<void> {
    await run({ do: 'leave' })
    await outbox.flush()
    expect(outbox.pendingSaves()).toEqual([])
    expect(records.size).toBe(0)
    const { rendered, typed } = form.read()
    expect(differences(rendered, typed)).toEqual({})
  }
}
