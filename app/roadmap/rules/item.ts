import type { z } from 'zod'
import type { ItemNamespace } from '#app/platform/i18n/text.ts'
import type { SharePurpose, ShareRight } from './purposes.ts'
import type { Appointment } from '../calendar/appointment.ts'
import type { Letter, Writer } from '../letters/letter.ts'
import { readFields, type Fields, type FieldsSchema } from './fields.ts'
import type { Facts } from './facts.ts'
import type { Progress } from './progress.ts'
import type { FieldError } from './submission.ts'

export type RoadmapName = 'organisation' | 'location'

/** 'poster', or to whom a letter goes by post. */
export type Paper = 'poster' | 'families' | 'colleagues'

type Downloadable<Values, Name> = {
  write: (values: Values, facts: Facts, writer: Writer) => Letter
  /** What it is on paper, where that is more than text: a poster for a wall, or a letter that goes to them by post. */
  paper?: Paper
  /** The field that says that it was downloaded; where there is none, downloading changes nothing. */
  marks?: Name
  /** The page on which it is handed out, where that page does nothing else: downloading it is all there is to do there. */
  page?: string
}

/** What a task shows to people who come by a link. */
export type Shares = {
  /** Pages whose answers are shown. */
  pages: readonly string[]
  /** Names of the letters that are shown. */
  letters: readonly string[]
  /** Slots whose documents belong to the letters: who judges those has to have them. */
  annexes?: readonly string[]
  /** As what somebody may come, the usual one first; each with what a link may then allow, the usual one first. */
  to: Readonly<Partial<Record<SharePurpose, readonly ShareRight[]>>>
  /** The field in which that person stands, where the task records one: 'signer'. */
  whom?: Readonly<Partial<Record<SharePurpose, string>>>
  /** The fields that follow from what a reviewer answers: that it was shared, and what was said of it. */
  follows?: Readonly<Partial<Record<SharePurpose, { shared: string; remarks: string }>>>
}

/** A field with a date that others work to. */
export type KeyDate = {
  /** A field at the first level: the date, or the list whose rows have one. */
  field: string
  /** What the day is. */
  is: 'target' | 'connection' | 'meetings'
  /** Whether moving it once it is set needs a reason, or only has room for one. */
  reason: 'needed' | 'offered'
}

type Definition<Schema extends FieldsSchema> = {
  /** The form type, the document type, and the name in the API. */
  key: string
  roadmap: RoadmapName
  /** Last part of the path, and the name of the item's folder. */
  slug: string
  /** URL segments between the intro and the done page, in the order they are walked. */
  pages: readonly string[]
  /** The fields each page asks for; a page that is not named only tells or hands out. */
  pageFields: Readonly<Record<string, FieldsSchema>>
  /** Everything kept for the item, also what no page asks. */
  fields: Schema
  progress: (values: z.output<Schema>, facts: Facts) => Progress
  /** What fields can be filled in with that is known already; it is kept only once their page is saved. */
  proposes?: (facts: Facts) => Partial<z.output<Schema>>
  /** What a page asks before it lets the reader go on, by page; what was filled in is saved all the same. */
  checks?: Readonly<Record<string, (values: z.output<Schema>, facts: Facts) => Record<string, FieldError>>>
  /** Whether a page cannot be filled in yet, by page: what is sent for it is not saved, and the page says why. */
  locks?: Readonly<Record<string, (values: z.output<Schema>, facts: Facts) => boolean>>
  /** What can be downloaded, by its name in the address. Its words stand in `letters/` in the item's folder. */
  letters?: Readonly<Record<string, Downloadable<z.output<Schema>, keyof z.output<Schema> & string>>>
  /**
   * What provider staff may put a document of the library in the place of, with the key of its title among the words of
   * the letters: a letter by its name, or a document of which there is no text of ours.
   */
  slots?: Readonly<Record<string, string>>
  /** What people who come by a link may see and do; without it a reviewer may see and comment on every answer. */
  shares?: Shares
  /** What people put in their calendar; its words stand where those of the letters are. */
  appointments?: (values: z.output<Schema>, facts: Facts, writer: Writer) => Appointment[]
  /** The key of a text that the reader has to know before anything else, where the facts make it so. */
  remark?: (facts: Facts) => string | null
  /**
   * Why a place has nothing to do here, by what was answered: a key among the words of the item's `notNeeded`; null where it has. The
   * state stays what the rule says.
   */
  notNeeded?: (values: z.output<Schema>, facts: Facts) => string | null
  /** Key of the item that has to be done before this one makes sense. */
  dependsOn?: string
  /** The page on which files are given, where the item has any: 'upload'. */
  filesOn?: string
  /** What an upload changes in the form, given the ids of the new documents. */
  afterUpload?: (values: z.output<Schema>, documentIds: readonly string[]) => z.output<Schema>
  /** Paths only provider staff may set. */
  providerFields?: readonly string[]
  /** Lists whose rows count by position: blank ones are kept. */
  keepsBlankRows?: readonly string[]
  /** Which field says how many rows of a list the page shows. */
  rowCounts?: Readonly<Record<string, string>>
  /** Which number of their rows is added up, where a list has one: the beds of the wards. */
  rowSums?: Readonly<Record<string, string>>
  /** A date that others work to: where it moves it is asked why, before or without saving it. */
  keyDate?: KeyDate
  /**
   * True where a location may have nothing to do here: no rule of another task, no agreement and no planning needs it. Its
   * people can then ask us to leave it out; the state stays what the rule says.
   */
  mayNotApply?: boolean
  /** Working days before the connection day by which it should be done; why stands in its words as `dueReason`. */
  dueBefore: number
  /** How long it takes, in minutes, for a first-time reader. */
  minutes: number
}

/** One task of a roadmap: what is asked, where, and when it is done. */
export type Item = Omit<
  Definition<FieldsSchema>,
  'progress' | 'proposes' | 'checks' | 'locks' | 'letters' | 'slots' | 'appointments' | 'afterUpload' | 'notNeeded'
> & {
  path: string
  /** True where files are given for it: its card then says on which page, as `filesOn`. */
  hasDocuments: boolean
  /** The folder of its texts. */
  texts: ItemNamespace
  /** Stored values made whole. */
  read: (stored: unknown) => Fields
  /** Where the item stands by its stored values; never throws. */
  progress: (stored: unknown, facts: Facts) => Progress
  /** Why a place has nothing to do here, by the stored values; null where it has. */
  notNeeded: (stored: unknown, facts: Facts) => string | null
  /** What its fields can be filled in with that is known already; null for a task that proposes nothing. */
  proposes: ((facts: Facts) => Fields) | null
  /** What a page asks before it lets the reader go on, by the field's name; nothing where all is well. */
  check: (page: string, stored: unknown, facts: Facts) => Record<string, FieldError>
  /** Whether a page asks anything before it is filled in or left: only then `check` and `isLocked` say something. */
  asksFacts: (page: string) => boolean
  /** True where the page cannot be filled in yet. */
  isLocked: (page: string, stored: unknown, facts: Facts) => boolean
  /** The values once the documents with these ids were uploaded; null where that changes nothing. */
  afterUpload: ((stored: unknown, documentIds: readonly string[]) => Fields) | null
  /** What can be downloaded, by name, written from stored values. */
  letters: ReadonlyMap<string, Downloadable<unknown, string>>
  /** What a document of the library may stand in for, by name, with the key of its title. */
  slots: ReadonlyMap<string, string>
  hasAppointments: boolean
  /** What people put in their calendar, made from stored values; nothing while no date is known. */
  appointments: (stored: unknown, facts: Facts, writer: Writer) => Appointment[]
}

/** Makes an item of the roadmap from its index card (`item.ts` in its folder). */
export function defineItem<Schema extends FieldsSchema>(definition: Definition<Schema>): Item {
  const {
    progress,
    proposes = null,
    checks,
    locks,
    letters = {},
    slots = {},
    appointments,
    afterUpload,
    notNeeded,
    fields,
    ...rest
  } = definition
  const read = (stored: unknown) => readFields(fields, stored)
  return {
    ...rest,
    fields,
    path: `/${definition.roadmap}/${definition.slug}`,
    hasDocuments: definition.filesOn !== undefined,
    texts: `roadmap/${definition.roadmap}/${definition.slug}`,
    read,
    progress: (stored, facts) => progress(read(stored), facts),
    notNeeded: (stored, facts) => notNeeded?.(read(stored), facts) ?? null,
    proposes,
    check: (page, stored, facts) => checks?.[page]?.(read(stored), facts) ?? {},
    asksFacts: (page) => checks?.[page] !== undefined || locks?.[page] !== undefined,
    isLocked: (page, stored, facts) => locks?.[page]?.(read(stored), facts) ?? false,
    afterUpload: afterUpload ? (stored, documentIds) => afterUpload(read(stored), documentIds) : null,
    letters: new Map(
      Object.entries(letters).map(([name, { write, ...card }]) => [
        name,
        { ...card, write: (stored: unknown, facts: Facts, writer: Writer) => write(read(stored), facts, writer) },
      ]),
    ),
    slots: new Map(Object.entries(slots)),
    hasAppointments: appointments !== undefined,
    appointments: (stored, facts, writer) => appointments?.(read(stored), facts, writer) ?? [],
  }
}
