import { z } from 'zod'
import { isEmailAddress, typedAddress } from '#app/platform/config/email-address.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { kvkNumber, postcode } from './dutch-numbers.ts'
import { networkTypes } from './network-types.ts'

/** How a leaf field travels in an HTML form; a form knows only text. */
export type InputKind =
  'text' | 'secret' | 'number' | 'month' | 'date' | 'moment' | 'boolean' | 'answer' | 'choice' | 'choices'

/** What each leaf schema below is in a form. */
export const inputKinds = z.registry<{ kind: InputKind }>()

/** PostgreSQL's jsonb takes no NUL, and UTF-8 no lone surrogates. */
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()
const storable = () => z.string().refine(isStorable, { error: 'invalid.unreadable' })

/**
 * Text of at most `max` characters, without the space around it, '' where nothing shows; textareas send CRLF, kept is LF.
 * @param write how what was typed is written
 */
export const text = (max = 200, write = (typed: string) => typed) =>
  storable()
    .overwrite((value) => write(trimmed(value.replaceAll('\r\n', '\n'))))
    .max(max)
    .default('')
    .register(inputKinds, { kind: 'text' })

/** A number of the Chamber of Commerce, or whatever was typed: what is odd about it gets advice, see advice.server.ts. */
export const kvk = () => text(40, kvkNumber)

/** A postcode, or whatever was typed, likewise. */
export const zipcode = () => text(40, postcode)

/** A remark of some sentences. */
export const longText = () => text(5000)

/** Text that is kept to the character, like a network's name or password. */
export const exactText = (max = 200) => storable().max(max).default('').register(inputKinds, { kind: 'text' })

/** As exactText; never shown again, never written to history or exports in the clear. */
export const secretText = (max = 200) => storable().max(max).default('').register(inputKinds, { kind: 'secret' })

/** An e-mail address, or nothing. */
export const email = () =>
  storable()
    .overwrite(typedAddress)
    .refine((value) => value === '' || isEmailAddress(value), { error: 'invalid.email' })
    .default('')
    .register(inputKinds, { kind: 'text' })

/** How many there are: a whole number of at least 1. */
export const count = (max = 2000) => z.int().min(1).max(max).default(1).register(inputKinds, { kind: 'number' })

/** A whole number, or null where nothing was filled in. */
export const wholeNumber = (min = 0, max = 100_000) =>
  z.int().min(min).max(max).nullable().default(null).register(inputKinds, { kind: 'number' })

/** A month of the year, from 1 to 12, or null. */
export const month = () => z.int().min(1).max(12).nullable().default(null).register(inputKinds, { kind: 'month' })

const earliest = Date.UTC(2000, 0, 1)
const latest = Date.UTC(2100, 0, 1)
const instant = () =>
  z.int().min(earliest, 'invalid.dateRange').max(latest, 'invalid.dateRange').nullable().default(null)

/** A calendar date: milliseconds since 1970 at midnight UTC of that day, or null. */
export const date = () => instant().register(inputKinds, { kind: 'date' })

/** The instant a meeting starts: milliseconds since 1970, or null; entered and shown in Europe/Amsterdam. */
export const moment = () => instant().register(inputKinds, { kind: 'moment' })

export const yesOrNot = () => z.boolean().default(false).register(inputKinds, { kind: 'boolean' })

/** A question with two answers, `true` and `false` in a form, or null where it was not answered. */
export const answer = () => z.boolean().nullable().default(null).register(inputKinds, { kind: 'answer' })

/** One of the given options, or '' where none was chosen. */
export const choice = <const Option extends string>(options: readonly Option[]) =>
  z
    .union([z.literal(''), z.enum(options)])
    .default(() => '' as const)
    .register(inputKinds, { kind: 'choice' })

/** Any of the given options, in the order of the options, each once. */
export const choices = <const Option extends string>(options: readonly [Option, ...Option[]]) =>
  z
    .array(z.enum(options))
    .max(options.length)
    .overwrite((chosen) => options.filter((option) => chosen.includes(option)))
    .default([])
    .register(inputKinds, { kind: 'choices' })

/** A group of fields with a name of its own. Every field has an initial value, so that `{}` is a whole group. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape).prefault({} as z.input<z.ZodObject<Shape>>)

/** Row ids are made by the server and stay with the row; merges go by them. */
export const rowId = () => z.string().regex(/^[0-9a-f]{8}$/)

/** A list of rows, each with a stable id. */
export const rows = <Shape extends z.core.$ZodLooseShape>(shape: Shape, max = 500) =>
  z
    .array(z.object({ id: rowId(), ...shape }))
    .max(max)
    .default([])

const names = () => ({ first_name: text(), last_name: text() })

/** Somebody with a part in it. */
export const person = () => group({ ...names(), role: text() })

/** Somebody who can be reached. */
export const contact = () => group({ ...names(), role: text(), email: email(), phone: text(40) })

export type Contact = z.output<ReturnType<typeof contact>>

/** The same fields for a person or contact that is a row of a list. */
export const contactShape = () => ({ ...names(), role: text(), email: email(), phone: text(40) })

/** A network and who knows about it: the same for an organisation and a location. */
export const wifi = () =>
  group({
    settings: group({
      networkType: choice(networkTypes),
      ssid: exactText(32),
      username: exactText(),
      password: secretText(),
    }),
    contact: group({ ...names(), email: email(), phone: text(40) }),
  })

export type Wifi = z.output<ReturnType<typeof wifi>>
