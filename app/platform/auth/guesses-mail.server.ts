import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { defaultLanguage } from '#app/platform/i18n/languages.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { letInHours } from '#app/platform/config/limits.ts'
import { writeForOwner } from '#app/persistence/people/account-owner.server.ts'
import { keepLetIn } from './let-in.server.ts'
import { newShareToken } from './link-token.server.ts'

/**
 * Tells somebody that their password is being guessed, with the way to a new one, and a link that lets their browser in; once
 * a day, however long it goes on.
 * @param email whose, anything: where it is nobody's, nothing is written
 * @param origin the portal's, for the link
 */
export async function warnOfGuesses(email: string, origin: string): Promise<void> {
  await writeForOwner(
    email,
    async (tx, { accountId, userId, name, email: address, language, organisationId, organisation }) => {
      const t = textFor(language ?? defaultLanguage, 'platform/auth')
      const { subject, paragraphs } = templateWords(
        'password-guessed',
        language ?? defaultLanguage,
        { name, routeCard: organisation === null ? t('routeCard') : t('routeCardOf', { organisation }) },
        `${origin}/identity/u/forgotten`,
      )
      const token = newShareToken()
      const letIn = { href: `${origin}/identity/u/let-in/${token}`, label: t('guessed.letIn') }
      const isWritten = await queueMail(tx, {
        organisationId,
        cause: 'password-guessed',
        onceKey: `password-guessed:${userId}:${new Date().toISOString().slice(0, 10)}`,
        to: { name, address },
        language: language ?? defaultLanguage,
        preheader: t('guessed.preheader'),
        subject,
        paragraphs: [...paragraphs, t('guessed.wasMe', { count: letInHours }), letIn],
      })
      if (isWritten) await keepLetIn(token, accountId)
    },
  )
}
