import { embeddedOriginFor } from '#app/platform/auth/config.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { defaultLanguage, type Language } from '#app/platform/i18n/languages.ts'
import { asHeadline, type MailMessage } from '#app/platform/mail/message.server.ts'
import { queueMail, queueMails } from '#app/platform/mail/queue.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { addInvitations, type InvitationKind } from '#app/persistence/people/identity-invitations.server.ts'
import type { Forgetful } from '#app/persistence/people/forgotten-passwords.server.ts'
import { invitationDays, newPasswordHours } from '#app/platform/config/limits.ts'
import type { Invitee } from '#app/persistence/people/staff-users.server.ts'
import { hashOfToken, newShareToken } from '#app/platform/auth/link-token.server.ts'

/** How long links to choose a password work, in hours. */
const lifetimes: Record<InvitationKind, number> = { invitation: 24 * invitationDays, 'new-password': newPasswordHours }

type Person = { email: string; name: string }

/**
 * Makes the link by which somebody comes in, for the first time or with a new password, in the caller's transaction. With the
 * embedded identity provider they choose a password behind it, once; other providers invite by themselves, and the link
 * leads to the login page.
 * @param origin the portal's, as the link is to have it
 */
export async function makeInvitationLink(
  tx: Queryable,
  origin: string,
  person: Person,
  kind: InvitationKind = 'invitation',
): Promise<InvitationLink> {
  const { invitation, ...link } = newLink(origin, person, kind)
  await addInvitations(tx, invitation)
  return link
}

type InvitationLink = { href: string; isPassword: boolean }

/** A link, and what is to be kept for it: nothing where it leads to the login page. */
function newLink(origin: string, { email, name }: Person, kind: InvitationKind) {
  const isPassword = embeddedOriginFor(new URL(origin).host) !== null
  if (!isPassword) return { href: `${origin}/authentication/login`, isPassword, invitation: [] }
  const token = newShareToken()
  const invitation = [{ tokenHash: hashOfToken(token), email, name, kind, hours: lifetimes[kind] }]
  return { href: `${origin}/identity/u/password/${token}`, isPassword, invitation }
}

/**
 * Writes the mails that invite people, each in their language; in a few statements however many they are.
 * @param origin the portal's, for the links
 * @param by who invites, and gets the answers
 */
export async function sendInvitations(
  tx: Queryable,
  origin: string,
  by: Pick<Actor, 'userId' | 'name'>,
  invitees: readonly Invitee[],
): Promise<void> {
  const written = invitees.map((invitee) => ({ invitee, link: newLink(origin, invitee, 'invitation') }))
  await addInvitations(
    tx,
    written.flatMap(({ link }) => link.invitation),
  )
  await queueMails(
    tx,
    written.map(({ invitee, link }) => invitationMail(invitee, link, by)),
  )
}

function invitationMail(
  { email, name, language, organisationId, organisationName }: Invitee,
  { href, isPassword }: InvitationLink,
  by: Pick<Actor, 'userId' | 'name'>,
): MailMessage {
  const t = textFor(language, 'staff/users')
  const first = isPassword ? t('mail.choose', { days: invitationDays }) : t('mail.sign', { email })
  const values = { name, by: by.name, days: isPassword ? String(invitationDays) : '', email }
  return {
    organisationId,
    cause: 'invitation',
    onBehalfOf: by.userId,
    to: { name, address: email },
    language,
    preheader: asHeadline(first),
    ...(organisationName === null
      ? templateWords('invitation-staff', language, values, href)
      : templateWords('invitation', language, { ...values, organisation: organisationName }, href)),
  }
}

/** Writes the mail with which somebody chooses a new password at the embedded identity provider. */
export async function sendNewPassword(
  tx: Queryable,
  origin: string,
  { email, name, language, organisationId, organisationName: organisation }: Forgetful,
  pageLanguage: Language = defaultLanguage,
): Promise<void> {
  const spoken = language ?? pageLanguage
  const t = textFor(spoken, 'staff/users')
  const { href } = await makeInvitationLink(tx, origin, { email, name }, 'new-password')
  const lasts = t('mail.lasts', { count: newPasswordHours })
  const routeCard = organisation === null ? t('mail.routeCard') : t('mail.routeCardOf', { organisation })
  await queueMail(tx, {
    organisationId,
    cause: 'password-forgotten',
    to: { name, address: email },
    language: spoken,
    preheader: asHeadline(lasts),
    ...templateWords('password-forgotten', spoken, { name, routeCard, lasts }, href),
  })
}
