import { useText } from '#app/platform/i18n/use-text.ts'
import { ContactInitials, ContactWays } from '#app/platform/relationships/provider-contact.tsx'
import { MailLink, PhoneLink } from '#app/ui/reach.tsx'
import type { HomeView } from './home.server.ts'

type Contact = NonNullable<HomeView['contact']>

/** Whom to ask, in one line under the card: where there is no room beside the page. */
export function HelpLine({ contact }: { contact: Contact }) {
  const t = useText('platform/relationships')
  const { name, phone, email } = contact
  const reach = 'inline-flex min-h-target items-center [overflow-wrap:anywhere]'
  return (
    <p className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1.5 rounded border border-line bg-card px-2 py-0.5 text-small leading-[1.3] md:hidden">
      {name ? <ContactInitials name={name} className="h-4 w-4 text-tag" /> : <span />}{' '}
      <span>
        {t('contact.questions')}{' '}
        <b>{t(phone ? 'contact.call' : 'contact.mail', { name: name.split(' ')[0] || t('contact.us') })}</b>
      </span>{' '}
      {phone ? (
        <PhoneLink phone={phone} className={`${reach} whitespace-nowrap`} />
      ) : (
        <MailLink email={email} className={reach} />
      )}
    </p>
  )
}

/** Whom to ask, beside the page. */
export function ContactCard({ contact, organisationName }: { contact: Contact; organisationName: string }) {
  const t = useText('platform/relationships')
  return (
    <section aria-labelledby="contact" className="hidden rounded border border-line bg-card p-2.5 md:block">
      <h2 id="contact" className="text-small font-semibold text-soft">
        {t('contact.title')}
      </h2>
      {contact.name && (
        <p className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-1.5">
          <ContactInitials name={contact.name} className="h-7 w-7 text-title3" />{' '}
          <span className="[overflow-wrap:anywhere]">
            <b>{contact.name}</b>{' '}
            <span className="block text-small text-soft">
              {t('contact.looksAfter', { organisation: organisationName })}
            </span>
          </span>
        </p>
      )}
      <ContactWays contact={contact} />
    </section>
  )
}
