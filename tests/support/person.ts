import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { formChanges, forms } from '#drizzle/schema/forms.ts'
import { mailMessages } from '#drizzle/schema/mail.ts'
import { users } from '#drizzle/schema/organisations.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { shareSignatures } from '#drizzle/schema/share-signing.ts'
import { usageLog } from '#drizzle/schema/usage.ts'

/** Leaves traces of somebody everywhere: an account, forms with history, an archived one, links, mail, use. */
export async function leaveTraces(who: Member, name = 'Jan de Vries', email = 'jan@example.org'): Promise<Member> {
  const { organisationId, userId } = who
  await database()
    .update(users)
    .set({ name, email })
    .where(sql`id = ${userId}`)
  const [first = '', ...rest] = name.split(' ')
  const contact = { first_name: first, last_name: rest.join(' '), email, phone: '06 1', role: 'Baas' }
  const form = { organisationId, version: 1, updatedByName: name }
  const kept = await database()
    .insert(forms)
    .values([
      { ...form, formType: 'basic-information', locationIndex: 0, fields: { contact, residents: 12 } },
      {
        ...{ ...form, formType: 'basic-information', locationIndex: 1_000_001, archivedLocationId: randomUUID() },
        fields: { contact, location: { careVision: `Bel ${name}` } },
      },
    ])
    .returning()
  const by = { organisationId, version: 1, userId, userName: name, way: 'page' as const }
  await database()
    .insert(formChanges)
    .values(
      kept.flatMap(({ id: formId }) => [
        { ...by, formId, path: 'contact.first_name', from: '', to: first },
        { ...by, formId, path: 'contact.email', from: '', to: email },
        { ...by, formId, path: 'residents', from: null, to: 12 },
      ]),
    )
  const link = { purpose: 'signer', may: 'sign', recipientName: name, recipientEmail: email, language: 'nl' } as const
  const made = { createdByName: 'Anna', expiresAt: new Date(Date.now() + 86_400_000), organisationId }
  const [open, signed] = [randomUUID(), randomUUID()]
  await database()
    .insert(shareLinks)
    .values([open, signed].map((id) => ({ ...link, ...made, id, tokenHash: id })))
  const signature = { role: 'signer', typedName: name, statement: 'Ja', signedText: 'x', textHash: 'x' } as const
  await database()
    .insert(shareSignatures)
    .values({ organisationId, linkId: signed, ...signature })
  const mail = { cause: 'share-link', language: 'nl', subject: `Voor ${name}`, sealedText: 'x', state: 'kept' } as const
  await database()
    .insert(mailMessages)
    .values({ organisationId, toName: name, toAddress: email, ...mail })
  await database().insert(usageLog).values({ organisationId, userId, logType: 'navigation', amount: -1, data: '/' })
  return { ...who, name, email }
}
