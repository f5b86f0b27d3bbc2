import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

export type ButtonTone = 'primary' | 'quiet' | 'plain' | 'danger' | 'removal' | 'plainDanger'
export type ButtonSize = 'usual' | 'small'

const tones: Record<ButtonTone, string> = {
  primary: 'edged-button primary-button',
  quiet: 'edged-button border-teal text-teal-dark hover:bg-teal-wash',
  plain: 'text-button text-teal-dark',
  removal: 'edged-button border-red bg-red text-white hover:[filter:brightness(0.9)]',
  danger: 'edged-button border-red text-red hover:bg-red-wash',
  plainDanger: 'text-button text-red',
}
const sizes = { usual: 'button', small: 'button small-button' }

/**
 * The classes of a button, for whatever has to look like one. One page has one primary button, or one that removes; what
 * takes something away from among others is `plainDanger`.
 */
export const buttonLook = (tone: ButtonTone = 'primary', size: ButtonSize = 'usual'): string =>
  `${sizes[size]} ${tones[tone]}`

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { tone?: ButtonTone; size?: ButtonSize }

/** A button; it submits its form unless `type` says otherwise. The space keeps two apart in browsers without styles. */
export function Button({ tone, size, type = 'submit', className = '', ...rest }: ButtonProps) {
  return (
    <>
      <button type={type} className={`${buttonLook(tone, size)} ${className}`.trim()} {...rest} />{' '}
    </>
  )
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  tone?: ButtonTone
  size?: ButtonSize
}

/** A link that looks like a button. On a page with a form use `<WayOut className={buttonLook(tone)}>` instead. */
export function ButtonLink({ tone, size, className = '', children, ...rest }: ButtonLinkProps) {
  return (
    <>
      <a className={`${buttonLook(tone, size)} ${className}`} {...rest}>
        {children}
      </a>{' '}
    </>
  )
}
