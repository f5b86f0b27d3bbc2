import { z } from 'zod'
import { environment } from '#app/platform/config/env.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { asHeadline } from '#app/platform/mail/message.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { database, type Queryable } from '#app/persistence/database.server.ts'
import { readMailedLink, type MailedLink } from '#app/persistence/links/mailed-links.server.ts'
import { lockToTell } from '#app/persistence/links/task-links.server.ts'
import { addNotices, hasNotice } from '#app/persistence/notifications/notices.server.ts'
import { languageOfLink, titleOfLink } from '../sent/link-words.server.ts'

/** What notices say apart from what else is told of whose a task is: the key of their words. */
export const linkDone = 'link-done'

const payload = z.object({ organisationId: z.guid(), linkId: z.guid(), by: z.guid().nullable() })

/**
 * Tells the recipient of a link, and who sent it, that it ended because its task was done; once, and only if that is still so. Nothing
 * names who did it to the recipient, who may not know who else was asked.
 * @param job the link, and the account of who did the task, who knows
 */
export async function tellLinkDone(job: unknown): Promise<void> {
  const { organisationId, linkId, by } = payload.parse(job)
  await database().transaction(async (tx) => {
    // The same job may run twice at once, and each would find that nothing was told yet.
    await lockToTell(tx, { organisationId }, linkId)
    const link = await readMailedLink(tx, { organisationId }, linkId)
    if (!link?.isTaskDone) return
    const onceFor = `${linkDone} ${link.revokedAt?.getTime()}`
    if (await hasNotice(tx, { organisationId, subject: linkId, onceFor })) return
    const isTold = await writeToRecipient(tx, link)
    const { locationIndex, items, createdBy } = link
    const words = { key: linkDone, values: { by: by ?? '', isTold: isTold ? 1 : 0, onceFor } }
    const about = { organisationId, locationIndex, item: items[0] ?? null, subject: linkId }
    await addNotices(tx, { ...about, cause: 'assigned', words }, { people: [createdBy], except: by })
  })
}

/** @returns whether they are told; false where there is no mail server or address, and where they want no more messages about it */
async function writeToRecipient(tx: Queryable, link: MailedLink): Promise<boolean> {
  if (!environment().SMTP_URL || link.recipientEmail === '' || link.remindersStoppedAt !== null) return false
  const language = languageOfLink(link)
  const sender = link.createdByName.replace(/\s+/g, ' ')
  const title = titleOfLink(link, language)
  const values = { name: link.recipientName, sender, organisation: link.organisationName, title }
  return queueMail(tx, {
    ...templateWords('share-not-needed', language, values, null),
    ...{ language, cause: 'assigned', organisationId: link.organisationId, linkId: link.id },
    preheader: asHeadline(textFor(language, 'sharing/mail')('notNeeded', { sender })),
    onBehalfOf: link.createdBy,
    senderName: sender.slice(0, 200),
    to: { name: link.recipientName, address: link.recipientEmail },
    onceKey: `${linkDone} ${link.id} ${link.revokedAt?.getTime()}`,
  })
}
