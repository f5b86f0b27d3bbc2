import { describe, expect, it } from 'vitest'
import {
  choice,
  choices,
  contact,
  count,
  date,
  email,
  exactText,
  moment,
  rows,
  secretText,
  text,
  wholeNumber,
  wifi,
  yesOrNot,
} from './shapes.ts'

describe('an e-mail address', () => {
  it('may be left empty in a form, and is kept without the space around it', () => {
    expect(email().parse(undefined)).toBe('')
    expect(email().parse('  ')).toBe('')
    expect(email().parse(' ans@example.org ')).toBe('ans@example.org')
    expect(email().safeParse('ans@').error?.issues[0]?.message).toBe('invalid.email')
  })
})

describe('text', () => {
  const kinds = [text, exactText, secretText, email] as const

  it('refuses what the database cannot keep', () => {
    for (const kind of kinds) {
      for (const value of ['a\0b', 'a\ud800b', '\udc00']) {
        expect(kind().safeParse(value).error?.issues[0]?.message).toBe('invalid.unreadable')
      }
    }
  })

  it('keeps letters of any script and whole surrogate pairs', () => {
    expect(text().parse('Zoë 😀 Ελένη')).toBe('Zoë 😀 Ελένη')
  })

  it('loses the space around it and the CR of textareas', () => {
    expect(text().parse('\r\n een\r\ntwee \r\n')).toBe('een\ntwee')
  })

  it('is empty where nothing of it shows, and keeps what joins an emoji', () => {
    for (const kind of [text, email]) expect(kind().parse(' \u200b\u2060\n\u00ad ')).toBe('')
    expect(text().parse('\u{1f469}\u200d\u{1f467} ')).toBe('\u{1f469}\u200d\u{1f467}')
  })

  it('is measured without the space around it', () => {
    expect(text(3).parse('  abc  ')).toBe('abc')
    expect(text(3).safeParse('abcd').success).toBe(false)
  })

  it('is kept to the character where every character counts', () => {
    expect(exactText(32).parse(' Zorg ')).toBe(' Zorg ')
    expect(secretText().parse(' geheim\r\n')).toBe(' geheim\r\n')
    expect(exactText(32).safeParse('a'.repeat(33)).success).toBe(false)
  })

  it.each([[null], [3], [true], [['a']], [{}]])('is not %j', (value) => {
    for (const kind of kinds) expect(kind().safeParse(value).success).toBe(false)
  })
})

describe('a count', () => {
  it('is 1 where nothing was said', () => {
    expect(count().parse(undefined)).toBe(1)
  })

  it.each([1, 2, 2000])('may be %d', (value) => {
    expect(count().parse(value)).toBe(value)
  })

  it.each([0, -1, 1.5, 2001, NaN, Infinity, null, '2', true])('may not be %s', (value) => {
    expect(count().safeParse(value).success).toBe(false)
  })
})

describe('a whole number', () => {
  it('is null where nothing was said, and may be 0', () => {
    expect(wholeNumber().parse(undefined)).toBeNull()
    expect(wholeNumber().parse(null)).toBeNull()
    expect(wholeNumber().parse(0)).toBe(0)
  })

  it.each([0, 13, 2.5, '4', NaN])('stays within its limits: no %s', (value) => {
    expect(wholeNumber(1, 12).safeParse(value).success).toBe(false)
  })
})

describe('a date', () => {
  it.each([[date], [moment]])('is null or milliseconds of a day in this century', (kind) => {
    expect(kind().parse(undefined)).toBeNull()
    expect(kind().parse(Date.UTC(2027, 3, 20))).toBe(Date.UTC(2027, 3, 20))
    expect(kind().parse(Date.UTC(2000, 0, 1))).toBe(Date.UTC(2000, 0, 1))
    for (const value of [0, -1, Date.UTC(1999, 11, 31), Date.UTC(2101, 0, 1), Date.UTC(2027, 0, 1) + 0.5]) {
      expect(kind().safeParse(value).success).toBe(false)
    }
    for (const value of ['2027-04-20', '', true, {}]) expect(kind().safeParse(value).success).toBe(false)
  })

  it('says that it is too early or too late', () => {
    expect(date().safeParse(0).error?.issues[0]?.message).toBe('invalid.dateRange')
  })
})

describe('a choice', () => {
  it('is one of the options or nothing', () => {
    const roster = choice(['fixed', 'flex'])
    expect(roster.parse(undefined)).toBe('')
    expect(roster.parse('')).toBe('')
    expect(roster.parse('flex')).toBe('flex')
    for (const value of ['Flex', 'other', null, 0, ['flex']]) expect(roster.safeParse(value).success).toBe(false)
  })

  it('of several keeps the order of the options, each once', () => {
    const goals = choices(['incidents', 'night-rest', 'rounds'])
    expect(goals.parse(undefined)).toEqual([])
    expect(goals.parse(['rounds', 'incidents', 'rounds'])).toEqual(['incidents', 'rounds'])
    for (const value of [['other'], 'rounds', [null], { 0: 'rounds' }])
      expect(goals.safeParse(value).success).toBe(false)
    expect(goals.safeParse(['rounds', 'rounds', 'rounds', 'rounds']).success).toBe(false)
  })

  it('of yes or not is a boolean', () => {
    expect(yesOrNot().parse(undefined)).toBe(false)
    for (const value of ['true', 1, null]) expect(yesOrNot().safeParse(value).success).toBe(false)
  })
})

describe('groups and rows', () => {
  it('are whole where nothing was said', () => {
    expect(contact().parse(undefined)).toEqual({ first_name: '', last_name: '', role: '', email: '', phone: '' })
    expect(wifi().parse({ settings: { ssid: 'Zorg' } })).toEqual({
      settings: { networkType: '', ssid: 'Zorg', username: '', password: '' },
      contact: { first_name: '', last_name: '', email: '', phone: '' },
    })
    expect(rows({ name: text() }).parse(undefined)).toEqual([])
  })

  it('do not share what they begin with', () => {
    const list = rows({ name: text() })
    list.parse(undefined).push({ id: '00000001', name: '' })
    expect(list.parse(undefined)).toEqual([])
  })

  it.each([['1'], ['0000000G'], ['0000000A'], [''], [null], ['000000011']])('take no row with the id %j', (id) => {
    expect(rows({ name: text() }).safeParse([{ id, name: '' }]).success).toBe(false)
  })
})
