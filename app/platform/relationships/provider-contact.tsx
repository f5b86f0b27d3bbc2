import { useText } from '#app/platform/i18n/use-text.ts'
import type { ProviderContact } from '#app/persistence/organisations/provider-contact.server.ts'
import { MailIcon, PhoneIcon } from '#app/ui/icons.tsx'
import { Initials } from '#app/ui/initials.tsx'
import { MailLink, PhoneLink } from '#app/ui/reach.tsx'

type Props = { contact: ProviderContact }

const reach = 'inline-flex min-h-target items-center [overflow-wrap:anywhere]'

/** How to reach whom an organisation speaks at the provider, and when. */
export function ContactWays({ contact: { phone, email, hours } }: Props) {
  const t = useText('platform/relationships')
  return (
    <>
      <ul className="mt-1">
        {phone && (
          <li className="flex items-center gap-1">
            <PhoneIcon />
            <span className="sr-only">{t('contact.phone')} </span>
            <PhoneLink phone={phone} className={reach} />
          </li>
        )}
        {email && (
          <li className="flex items-center gap-1">
            <MailIcon />
            <span className="sr-only">{t('contact.email')} </span>
            <MailLink email={email} className={reach} />
          </li>
        )}
      </ul>
      {hours && <p className="mt-0.5 text-small text-soft">{t('contact.hours', { hours })}</p>}
    </>
  )
}

/** The first letters of somebody's name, in a circle; their name stands beside it. */
export function ContactInitials({ name, className }: { name: string; className: string }) {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return <Initials letters={letters.join('').toUpperCase()} className={className} />
}
