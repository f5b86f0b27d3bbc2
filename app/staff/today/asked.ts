import { z } from 'zod'
import { clean, cleanLine } from '#app/platform/frame/typed-text.ts'
import { parseDay } from '#app/platform/i18n/dates.ts'
import type { WorkId } from '#app/persistence/staff/work-entries.ts'
import { longest } from './limits.ts'

/** What the buttons of the list do; behind some stands what they do it to: `later ID` is of one row, `later` of all that is ticked. */
const verbs = ['later', 'week', 'on', 'done', 'assign', 'remind', 'undo', 'keep', 'remove'] as const

/** What stands in a form for a line of the list. */
export const valueOf = ({ organisationId, row, key, ofCustomer }: WorkId): string =>
  `${organisationId}~${row}~${key}${ofCustomer ? '~all' : ''}`

const workId = z
  .string()
  .max(400)
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}~[\w-]*~[\w:.-]+(~all)?$/)
  .transform((value): WorkId => {
    const [organisationId = '', row = '', key = '', all] = value.split('~')
    return { organisationId, row, key, ofCustomer: all !== undefined }
  })

const sent = z.object({
  verb: z.enum(verbs),
  ids: z.array(workId),
  note: z.string().max(longest.note).transform(clean),
  owner: z.string().max(40),
  until: z.string().max(20),
  name: z.string().max(200).transform(cleanLine),
})

/** How many lines something is done to at once: more than stand on a page. */
const most = 100

/** What somebody asks of the list. */
export type Asked = Omit<z.output<typeof sent>, 'until'> & {
  /** What the button says it is about: a row, a moment, a view; '' for what is ticked. */
  about: string
  /** Calendar date; null where what was typed is none, '' where nothing was. */
  until: number | null | ''
  /** Whether more is ticked than may be at once. */
  isTooMuch: boolean
}

/** Reads a form of the list, without lines that are none; null where it is not as the page makes it. */
export function askedIn(form: FormData): Asked | null {
  const text = (name: string) => form.get(name) ?? ''
  const act = text('act')
  const [, verb, about = ''] = typeof act === 'string' ? (/^(\w+)(?: (.+))?$/.exec(act) ?? []) : []
  const isOfRow = about.includes('~')
  const ticked = [...new Set(form.getAll('ids'))].filter((id) => workId.safeParse(id).success)
  const read = sent.safeParse({
    verb,
    ids: isOfRow ? [about] : ticked.slice(0, most),
    note: isOfRow ? '' : text('note'),
    owner: text('owner'),
    until: isOfRow ? text(`on ${about}`) : text('until'),
    name: text('name'),
  })
  if (!read.success) return null
  const { until } = read.data
  return { ...read.data, about, until: until === '' ? '' : parseDay(until), isTooMuch: ticked.length > most }
}
