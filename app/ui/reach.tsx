import type { ReactNode } from 'react'

type Props = { className?: string }

/** A number as it is dialled: of `+31 (0)30 …` without the zero that is for calls within the country. */
const dialled = (phone: string): string => phone.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '')

/** A telephone number that can be called from a phone; it stays on one line. @param children what stands before it */
export const PhoneLink = ({ phone, className, children }: Props & { phone: string; children?: ReactNode }) => (
  <a href={`tel:${dialled(phone)}`} className={className}>
    {children}
    {phone.replaceAll(' ', '\u00a0')}
  </a>
)

/** An address that mail can be written to. */
export const MailLink = ({ email, className }: Props & { email: string }) => (
  <a href={`mailto:${email}`} className={className}>
    {email}
  </a>
)
