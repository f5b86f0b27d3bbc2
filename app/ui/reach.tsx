type Props = { className?: string }

/** A telephone number that can be called from a phone. */
export const PhoneLink = ({ phone, className }: Props & { phone: string }) => (
  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={className}>
    {phone}
  </a>
)

/** An address that mail can be written to. */
export const MailLink = ({ email, className }: Props & { email: string }) => (
  <a href={`mailto:${email}`} className={className}>
    {email}
  </a>
)
