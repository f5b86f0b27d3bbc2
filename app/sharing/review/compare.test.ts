import { describe, expect, test } from 'vitest'
import type { Block } from '#app/roadmap/letters/letter.ts'
import type { ShownItem, Snapshot } from '../snapshot.ts'
import { compareSnapshots, type Difference } from './compare.ts'

const line = (text: string) => [{ text, isGap: false }]
const paragraph = (text: string): Block => ({ kind: 'paragraph', text: line(text) })
const list = (...items: string[]): Block => ({ kind: 'list', items: items.map(line) })
const table = (rows: Record<string, string>): Block => ({
  kind: 'table',
  about: 'Afspraken',
  rows: Object.entries(rows).map(([name, value]) => ({ name, value: line(value) })),
})

const letter = (...blocks: Block[]): ShownItem['handOuts'] => [
  { name: 'letter', letter: { title: 'Brief', fileName: 'brief', blocks }, document: null },
]
const document = (title: string, sha256: string): ShownItem['handOuts'] => [
  { name: 'letter', letter: null, document: { title, sha256 } },
]
const answers = (values: Record<string, string | null>): ShownItem['groups'] => [
  { legend: null, answers: Object.entries(values).map(([name, value]) => ({ name, label: `Veld ${name}`, value })) },
]
const snapshot = (item: Partial<ShownItem>): Snapshot => ({
  items: [{ key: 'task', title: 'Taak', groups: [], handOuts: [], ...item }],
})
const told = ({ kind, path, before, after }: Difference) => [kind, path, before, after]

const [a, b, c] = ['Beste bewoner,', 'Op 12 april komen wij.', 'Met vriendelijke groet'].map(paragraph)

describe('what differs between two snapshots', () => {
  const cases: [string, Partial<ShownItem>, Partial<ShownItem>, unknown[]][] = [
    ['nothing', { groups: answers({ x: '1' }) }, { groups: answers({ x: '1' }) }, []],
    ['an answer', { groups: answers({ x: '1' }) }, { groups: answers({ x: '2' }) }, [['changed', 'x', '1', '2']]],
    [
      'an answer filled in',
      { groups: answers({ x: null }) },
      { groups: answers({ x: '2' }) },
      [['changed', 'x', '', '2']],
    ],
    ['a question more', { groups: answers({}) }, { groups: answers({ x: '2' }) }, [['added', 'x', '', '2']]],
    ['a question less', { groups: answers({ x: '1' }) }, { groups: [] }, [['removed', 'x', '1', '']]],
    [
      'a paragraph between others',
      { handOuts: letter(...[a, c].flatMap((one) => one ?? [])) },
      { handOuts: letter(...[a, b, c].flatMap((one) => one ?? [])) },
      [['added', 'letter:letter:1', '', 'Op 12 april komen wij.']],
    ],
    [
      'a paragraph gone',
      { handOuts: letter(...[a, b, c].flatMap((one) => one ?? [])) },
      { handOuts: letter(...[a, c].flatMap((one) => one ?? [])) },
      [['removed', 'letter:letter:1', 'Op 12 april komen wij.', '']],
    ],
    [
      'a paragraph in other words, and one more behind it',
      { handOuts: letter(paragraph('een'), paragraph('twee'), paragraph('drie')) },
      { handOuts: letter(paragraph('een'), paragraph('2'), paragraph('2,5'), paragraph('drie')) },
      [
        ['changed', 'letter:letter:1', 'twee', '2'],
        ['added', 'letter:letter:2', '', '2,5'],
      ],
    ],
    [
      'one point of a list',
      { handOuts: letter(list('licht', 'geluid')) },
      { handOuts: letter(list('licht', 'stilte')) },
      [['changed', 'letter:letter:0', 'geluid', 'stilte']],
    ],
    [
      'points in another order',
      { handOuts: letter(list('licht', 'geluid')) },
      { handOuts: letter(list('geluid', 'licht')) },
      [['changed', 'letter:letter:0', 'licht\ngeluid', 'geluid\nlicht']],
    ],
    [
      'a row of a table',
      { handOuts: letter(table({ Dag: '12 april', Tijd: '9.30' })) },
      { handOuts: letter(table({ Dag: '13 april', Tijd: '9.30' })) },
      [['changed', 'letter:letter:0', 'Dag: 12 april', 'Dag: 13 april']],
    ],
    [
      'another file under the same title',
      { handOuts: document('Brief', 'aa') },
      { handOuts: document('Brief', 'bb') },
      [['changed', 'letter:letter', 'Brief', 'Brief']],
    ],
    [
      'a document in the place of a letter',
      { handOuts: letter(paragraph('een')) },
      { handOuts: document('Folder', 'bb') },
      [
        ['added', 'letter:letter', '', 'Folder'],
        ['removed', 'letter:letter:0', 'een', ''],
      ],
    ],
  ]
  test.each(cases)('%s', (_what, before, after, expected) => {
    expect(compareSnapshots(snapshot(before), snapshot(after)).map(told)).toEqual(expected)
  })

  test('names each by its question or its first words, of the later snapshot where it is there', () => {
    const long = 'Op maandag 12 april om half tien komen wij bij u langs om de sensoren onder de bedden te leggen.'
    const [before, after] = [
      snapshot({ groups: answers({ x: '1' }), handOuts: letter(paragraph('oud')) }),
      snapshot({ groups: answers({ x: '2' }), handOuts: letter(paragraph(long)) }),
    ]
    expect(compareSnapshots(before, after).map(({ label }) => label)).toEqual([
      'Veld x',
      'Op maandag 12 april om half tien komen wij bij u langs om de…',
    ])
  })

  test('a task that is only in one of them', () => {
    const one = snapshot({ groups: answers({ x: '1' }) })
    expect(compareSnapshots(one, { items: [] }).map(told)).toEqual([['removed', 'x', '1', '']])
    expect(compareSnapshots({ items: [] }, one).map(told)).toEqual([['added', 'x', '', '1']])
  })
})
