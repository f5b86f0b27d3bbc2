import { expect, test } from 'vitest'
import type { Block } from '#app/roadmap/letters/letter.ts'
import { fillSignatureBlocks } from './signature-blocks.ts'

const line = (text: string) => (text === '' ? [] : [{ text, isGap: false }])
const table = (...rows: [string, string][]): Block => ({
  ...{ kind: 'table', about: 'x' },
  rows: rows.map(([name, value]) => ({ name, value: line(value) })),
})
const block = (name: string, role: string): Block =>
  table(['Naam', name], ['Functie', role], ['Plaats', ''], ['Datum', ''], ['Handtekening', ''])
const byPen = { place: 'via internet', day: () => '3 november', signature: (name: string) => `getekend door ${name}` }
const signed = (role: 'signer' | 'dpo' | 'provider', typedName: string, position = '') => ({
  ...{ role, typedName, position, at: new Date() },
})
const valuesOf = (blocks: readonly Block[]): string[] =>
  blocks.map((one) => (one.kind === 'table' ? one.rows.map(({ value }) => value[0]?.text ?? '').join(' | ') : ''))

const parties = table(['Naam', 'De Linde'], ['KvK', '12345678'])
const blocks = [parties, block('Hanneke de Vries', 'Bestuurder'), block('Sanne Bakker', '')]

test('the block of who has signed says who, as what, when and how; the other stays empty', () => {
  expect(valuesOf(fillSignatureBlocks(blocks, [signed('signer', 'Karin Smit')], byPen))).toEqual([
    'De Linde | 12345678',
    'Karin Smit | Bestuurder | via internet | 3 november | getekend door Karin Smit',
    'Sanne Bakker |  |  |  | ',
  ])
})

test('both sides have a block each, and say what they are if they said so', () => {
  const both = [signed('signer', 'Hanneke de Vries', 'Voorzitter'), signed('provider', 'Sanne Bakker')]
  expect(valuesOf(fillSignatureBlocks(blocks, both, byPen)).slice(1)).toEqual([
    'Hanneke de Vries | Voorzitter | via internet | 3 november | getekend door Hanneke de Vries',
    'Sanne Bakker |  | via internet | 3 november | getekend door Sanne Bakker',
  ])
})

test('a data protection officer who agreed signs nowhere', () => {
  expect(fillSignatureBlocks(blocks, [signed('dpo', 'Peter Koster')], byPen)).toEqual(blocks)
})
