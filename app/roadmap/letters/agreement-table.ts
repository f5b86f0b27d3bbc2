import { missingOfProvider, type Provider } from '#app/platform/site/provider.ts'
import { addressLine } from './address.ts'
import { heading, type Block, type Line, type Writer } from './letter.ts'

type Cells = Partial<
  Record<'name' | 'kvk' | 'address' | 'signer' | 'person' | 'role' | 'place' | 'date' | 'signature', Line>
>

/** What a party signs with a pen. */
export const byPen = { place: [], date: [], signature: [] } satisfies Cells

/** As long as provider staff did not say who the supplier is, an agreement is a model, with blanks for the supplier's pen. */
export const isModel = (provider: Provider): boolean => missingOfProvider(provider).length > 0

/** The supplier as a party. */
export function supplierCells(provider: Provider, { value }: Pick<Writer, 'value'>): Cells {
  if (isModel(provider)) return { name: [], kvk: [], address: [] }
  return {
    ...{ name: value(provider.name), kvk: value(provider.kvk), address: addressLine(provider, { value }) },
    signer: value(listed(provider.signer, provider.signerRole)),
  }
}

/** Where the supplier signs. */
export function supplierSignature(provider: Provider, { value }: Pick<Writer, 'value'>): Cells {
  if (isModel(provider)) return { person: [], role: [], ...byPen }
  return { person: value(provider.signer), role: value(provider.signerRole), ...byPen }
}

/**
 * A table of an agreement below its heading; a cell without words is room to write on with a pen.
 * @param words in which `agreement.` and the name of each cell say what it is
 */
export function agreementTable<Heading extends string, Cell extends string>(
  about: Heading,
  { say, name }: Writer<NoInfer<Heading | `agreement.${Cell}`>>,
  cells: Partial<Record<Cell, Line>>,
): Block[] {
  const rows = Object.entries<Line | undefined>(cells).map(([cell, value = []]) => ({
    name: name(`agreement.${cell as Cell}`),
    value,
  }))
  return [heading(say(about)), { kind: 'table', about: name(about), rows }]
}

/** Words one after the other, without those that are empty. */
export const listed = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(', ')
