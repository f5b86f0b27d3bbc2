import { sign } from '#app/platform/auth/seal.server.ts'
import { codeOf } from './code.server.ts'

/** What a link is known by, and what opens it. */
export type LinkOfForm = { id: string; token: string; code: string }

/**
 * The link that a form asks for: the same whenever the same is sent by the same form, so that a form that is sent twice
 * makes one link and shows it both times. It cannot be worked out from what is stored, where the id of the form is not,
 * nor from the form, which does not have the server's secret.
 * @param formId made with the form
 * @param asked who asks for what: with anything else in it, it is another link
 */
export function linkOfForm(formId: string, asked: unknown): LinkOfForm {
  const text = JSON.stringify([formId, asked])
  const bytesFor = (purpose: string) => Buffer.from(sign(purpose, text), 'base64url')
  const id = bytesFor('share-link-id').toString('hex').slice(0, 32)
  return {
    id: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    token: bytesFor('share-link-token').toString('base64url'),
    code: codeOf(bytesFor('share-link-code')),
  }
}
