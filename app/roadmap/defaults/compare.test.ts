import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validFields } from '../rules/arbitraries.fixture.ts'
import { changedFields } from '../rules/changes.ts'
import { askedBlock, askedBlocks } from './asked.ts'
import { partsToTake, standingOf, takeOver } from './compare.ts'

const ids = () => {
  let last = 0
  return () => (0xf0000000 + ++last).toString(16)
}

const { answer: alarm, parts } = askedBlock('alarm')
const said = (values: Record<string, unknown>) => alarm.read({ alarm: values })

describe('how a location stands to an answer', () => {
  const answer = said({ phones: 'dect', alarms: ['bed-mat'] })

  it.each([
    ['empty', {}],
    ['same', { phones: 'dect', alarms: ['bed-mat'] }],
    ['same', { phones: 'dect', alarms: ['bed-mat'], explanation: 'Alleen op zolder' }],
    ['empty', { phones: 'dect' }],
    ['differs', { phones: 'smartphone' }],
    ['differs', { phones: 'dect', alarms: ['bed-mat', 'door-alarm'] }],
  ])('is %s for %j', (standing, own) => {
    expect(standingOf(parts, answer, said(own))).toBe(standing)
  })

  it('an answer that says nothing is taken over by nobody', () => {
    expect(standingOf(parts, said({}), said({ phones: 'dect' }))).toBe('none')
  })
})

describe('a list of people', () => {
  const team = askedBlock('project-team')
  const members = (...names: string[]) =>
    team.item.read({
      numberOfMembers: Math.max(1, names.length),
      members: names.map((name, at) => ({ id: `0000000${at}`, first_name: name })),
    })
  const other = (fields: ReturnType<typeof members>) => JSON.stringify(fields).replaceAll('"0000000', '"1111111')

  it('is the same in whatever order and with whatever ids', () => {
    const own = team.item.read(JSON.parse(other(members('Bo', 'An'))))
    expect(standingOf(team.parts, members('An', 'Bo'), own)).toBe('same')
  })

  it('rows in which nothing is filled in do not count', () => {
    expect(standingOf(team.parts, members('An'), members(''))).toBe('empty')
    expect(standingOf(team.parts, members('An'), members('An', ''))).toBe('same')
    expect(standingOf(team.parts, members(''), members('An'))).toBe('none')
  })

  it('somebody who stays keeps the row, others make room', () => {
    const taken = takeOver(team.parts, members('An', 'Bo'), members('Cas', 'Bo', 'Dirk'), ids())
    expect(taken).toMatchObject({
      numberOfMembers: 2,
      members: [
        { id: 'f0000001', first_name: 'An' },
        { id: '00000001', first_name: 'Bo' },
      ],
    })
  })
})

describe.each(askedBlocks)('$block.key', ({ item, answer, parts: ownParts }) => {
  it('is the same once it was taken over, and nothing else of the form changed', () => {
    fc.assert(
      fc.property(validFields(answer.fields), validFields(item.fields), (given, before) => {
        const [to, own] = [answer.read(given), item.read(before)]
        const after = takeOver(ownParts, to, own, ids())
        expect(['same', 'none']).toContain(standingOf(ownParts, to, after))
        expect(partsToTake(ownParts, to, after)).toEqual([])
        const changed = changedFields(item.fields, own, after).map(({ path }) => path)
        const named = ownParts.flatMap(({ path, countField }) => [path, ...(countField === null ? [] : [countField])])
        expect(changed.filter((path) => !named.some((name) => path === name || path.startsWith(`${name}[`)))).toEqual(
          [],
        )
      }),
    )
  })

  it('what an answer does not say stays; where nothing differs nothing is lost', () => {
    fc.assert(
      fc.property(validFields(answer.fields), validFields(item.fields), (given, before) => {
        const [to, own] = [answer.read(given), item.read(before)]
        if (standingOf(ownParts, to, own) === 'differs') return
        const after = takeOver(ownParts, to, own, ids())
        expect(standingOf(ownParts, own, after)).not.toBe('differs')
      }),
    )
  })
})
