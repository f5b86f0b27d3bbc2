import { createContext, useContext, type ReactNode } from 'react'

const FormOnPage = createContext<string | undefined>(undefined)

/** Says which form is on the page, by its id: every way out then submits that form, so that nothing typed is lost. */
export const WayOutForm = FormOnPage.Provider

/** The id of the form on this page, if there is one. */
export const useFormOnPage = (): string | undefined => useContext(FormOnPage)

type Props = {
  /** Where it leads: a path on this site. */
  href: string
  children: ReactNode
  className?: string
  'aria-current'?: 'page' | 'step' | 'true'
  'aria-label'?: string
}

/**
 * A link away from this page. Where the page has a form it is a submit button of that form, with the same look: the
 * form's action saves what was typed and sends the reader on to `goTo`. This works without JavaScript too.
 */
export function WayOut({ href, children, ...rest }: Props) {
  const form = useFormOnPage()
  if (!form) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <button type="submit" form={form} name="goTo" value={href} formNoValidate data-way-out {...rest}>
      {children}
    </button>
  )
}
