import { describe, expect, it } from 'vitest'
import type { Line } from './letter.ts'
import { asMessage } from './plain-text.ts'

const line = (...texts: string[]): Line => texts.map((text) => ({ text, isGap: text.startsWith('[') }))

describe('a letter as a message', () => {
  it('keeps the order of the letter and says where something is missing', () => {
    const message = asMessage({
      title: 'De aansluitdag',
      fileName: 'x',
      blocks: [
        { kind: 'heading', text: line('Wanneer?') },
        { kind: 'paragraph', text: line('Op ', '[nog in te vullen]', '.') },
        { kind: 'list', items: [line('een'), line('twee')] },
        { kind: 'table', about: 'Gegevens', rows: [{ name: 'Locatie', value: line('De Linde') }] },
      ],
    })
    expect(message).toEqual({
      to: '',
      subject: 'De aansluitdag',
      text: 'Wanneer?\nOp [nog in te vullen].\n\n- een\n- twee\n\nLocatie: De Linde',
    })
  })

  it('leads to where its first gap is filled in', () => {
    const gap = (href: string): Line => [{ text: '[nog in te vullen]', isGap: true, href }]
    const message = asMessage({
      title: 'De aansluitdag',
      fileName: 'x',
      blocks: [
        { kind: 'list', items: [line('een')] },
        { kind: 'table', about: 'Gegevens', rows: [{ name: 'Dag', value: gap('/day#date') }] },
        { kind: 'paragraph', text: gap('/wards#wards') },
      ],
    })
    expect(message.gapAt).toBe('/day#date')
  })
})
