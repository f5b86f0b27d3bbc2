import { expect, it } from 'vitest'
import { mailLink } from './message.ts'

const message = { to: '', subject: 'Vraag & antwoord', text: 'Beste Bas,\n\n100% café?' }

it('keeps every character of a message in the link', () => {
  const link = new URL(mailLink({ ...message, to: 'ict@example.org' }))
  expect(link.pathname).toBe('ict@example.org')
  expect(link.searchParams.get('subject')).toBe(message.subject)
  expect(link.searchParams.get('body')).toBe('Beste Bas,\r\n\r\n100% café?')
})

it('needs nobody to send it to', () => {
  expect(mailLink(message)).toMatch(/^mailto:\?subject=Vraag%20%26%20antwoord&body=Beste/)
})

it('lets nobody add headers through an address', () => {
  expect(mailLink({ ...message, to: 'a@example.org?bcc=b@example.org' })).toMatch(/^mailto:a@example.org%3Fbcc%3Db@/)
})
