import { expect, it } from 'vitest'
import { madeFileAnswer } from './made-file.ts'

it('is an attachment that no browser keeps or shows, named as it was typed', async () => {
  const answer = madeFileAnswer('café', { name: 'Brief A/B\n"Huis"', extension: 'ics', type: 'text/calendar' })
  expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="Brief A-B_Huis_.ics"`)
  expect(answer.headers.get('Content-Length')).toBe('5')
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox')
  expect(await answer.text()).toBe('café')
})

it('keeps its extension, however long the name', () => {
  const answer = madeFileAnswer('', { name: 'x'.repeat(500), extension: 'docx', type: 'text/plain' })
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename=x{195}\.docx/)
})
