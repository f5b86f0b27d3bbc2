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
})
