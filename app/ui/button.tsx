import { forwardRef, type AnchorHTMLAttributes, type ButtonHTMLAttributes } from 'react'

export type ButtonTone = 'primary' | 'quiet' | 'plain' | 'danger' | 'removal'

const shared = 'inline-flex min-h-target items-center justify-center gap-1 rounded-pill border-2 text-center'
const tones: Record<ButtonTone, string> = {
  primary:
    'border-teal bg-teal px-3 py-1 font-strong text-white no-underline hover:border-teal-dark hover:bg-teal-dark',
  quiet: 'border-teal bg-transparent px-3 py-1 font-strong text-teal-dark no-underline hover:bg-teal-wash',
  plain: 'border-x-0 border-transparent bg-transparent py-1 font-medium text-teal-dark underline underline-offset-3',
  removal: 'border-red bg-red px-3 py-1 font-strong text-white no-underline hover:brightness-90',
  danger: 'border-red bg-transparent px-3 py-1 font-strong text-red no-underline hover:bg-red-wash',
}

/** The classes of a button, for whatever has to look like one. One page has one primary button, or one that removes. */
export function buttonLook(tone: ButtonTone = 'primary'): string {
  return `${shared} ${tones[tone]}`
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { tone?: ButtonTone }

/** A button; it submits its form unless `type` says otherwise. The space keeps two apart in browsers without styles. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone = 'primary', type = 'submit', className = '', ...rest },
  ref,
) {
  return (
    <>
      <button ref={ref} type={type} className={`${buttonLook(tone)} ${className}`} {...rest} />{' '}
    </>
  )
})

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; tone?: ButtonTone }

/** A link that looks like a button. On a page with a form use `<WayOut className={buttonLook(tone)}>` instead. */
export function ButtonLink({ tone = 'primary', className = '', children, ...rest }: ButtonLinkProps) {
  return (
    <>
      <a className={`${buttonLook(tone)} ${className}`} {...rest}>
        {children}
      </a>{' '}
    </>
  )
}
