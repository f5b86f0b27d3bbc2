import { useText } from '#app/platform/i18n/use-text.ts'
import type { ProviderContact } from '#app/persistence/organisations/provider-contact.server.ts'
import { MailLink, PhoneLink } from '#app/ui/reach.tsx'
import { HelpLink } from '#app/ui/way-out.tsx'

type Props = {
  signedIn: boolean
  /** As wide as the header and the page between them. */
  isWide: boolean
  /** Whom the reader's organisation speaks at the provider; null where nobody is named. */
  contact: ProviderContact | null
}

/** The end of every page: what this is for, and whom to ask or where to go when stuck. */
export function Footer({ signedIn, isWide, contact }: Props) {
  const t = useText('common')
  const canReach = contact !== null && (contact.phone !== '' || contact.email !== '')
  return (
    <footer className="border-t border-line text-small text-soft print:hidden">
      <div
        className={`mx-auto flex flex-wrap items-center justify-between gap-x-3 px-2 py-2 sm:px-3 ${isWide ? 'max-w-wide' : 'max-w-page'}`}
      >
        <p className={canReach ? 'hidden sm:block' : ''}>{t('footer.purpose')}</p>
        {contact && canReach && (
          <p>
            <ContactLine contact={contact} />
          </p>
        )}
        {signedIn && !canReach && (
          <HelpLink href="/help" className="inline-flex min-h-target items-center">
            {t('footer.stuck')}
          </HelpLink>
        )}
      </div>
    </footer>
  )
}

const reach = 'inline-flex min-h-target items-center [overflow-wrap:anywhere]'

/** Whom to call or mail, in one line. */
function ContactLine({ contact: { name, phone, email } }: { contact: ProviderContact }) {
  const t = useText('common')
  const named = name ? 'Named' : 'Us'
  return (
    <>
      {t(phone ? `footer.call${named}` : `footer.mail${named}`, { name })}{' '}
      {phone ? <PhoneLink phone={phone} className={reach} /> : <MailLink email={email} className={reach} />}
    </>
  )
}
