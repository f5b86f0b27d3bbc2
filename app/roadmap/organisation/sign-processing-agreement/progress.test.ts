import { describe, expect, it } from 'vitest'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { fields } from './fields.ts'
import { progress } from './progress.ts'

const signer = { first_name: 'Bea', last_name: 'Kok', role: 'bestuurder' }
const dpo = { first_name: 'Ans', last_name: 'Bos', title: 'mr.', email: 'ans@example.org', phone: '030 123 45 67' }

describe('processing-agreement', () => {
  it.each([
    ['nothing', {}, 'none', 'none'],
    ['the signer', { signer }, 'none', 'busy'],
    ['the data protection officer', { dpo }, 'none', 'busy'],
    ['both', { signer, dpo }, 'none', 'busy'],
    ['a signer without a role', { signer: { ...signer, role: '' } }, 'none', 'none'],
    ['an officer without a title', { dpo: { ...dpo, title: '' } }, 'none', 'none'],
    ['half a signer and half an officer', { signer: { role: 'bestuurder' }, dpo: { title: 'mr.' } }, 'none', 'none'],
    ['only steps taken', { downloadedOnce: true, uploadedOnce: true, openedDocuSignLink: true }, 'none', 'none'],
    ['a document and nothing else', {}, 'done', 'done'],
    ['a document and the signer', { signer }, 'done', 'done'],
    ['an accepted document', { signer, dpo }, 'confirmed', 'confirmed'],
  ] as const)('%s', (_, stored, documentState, state) => {
    expect(progress(fields.parse(stored), { ...noFacts, documentState }).state).toBe(state)
  })

  it('needs the signed document, and nothing once it is there', () => {
    const values = fields.parse({ signer, dpo })
    expect(progress(values, { ...noFacts, isSentBack: true })).toEqual({
      state: 'busy',
      missing: [{ page: 'upload', path: 'newVersion' }],
    })
    expect(progress(values, noFacts).missing).toEqual([{ page: 'upload', path: 'document' }])
    expect(progress(values, { ...noFacts, documentState: 'done' }).missing).toEqual([])
    expect(progress(values, { ...noFacts, documentState: 'confirmed' }).missing).toEqual([])
  })
})
