import { createContext, useContext, type ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { NewTabIcon } from './icons.tsx'

const FormOnPage = createContext<string | undefined>(undefined)

/** Says which form is on the page, by its id: whoever leaves the page then saves that form, so that nothing typed is lost. */
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
 * A link away from this page. Where the page has a form it is a submit button of that form with the same look: the form's
 * action saves what was typed and sends the reader on to `goTo`. Where scripts run it becomes a link, as everywhere, which
 * can be opened in a new tab, and what was typed is saved first all the same (`app/platform/workspace/way-outs.ts`).
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

/** A link to the help. Beside a form it opens in a tab of its own, so that the form stays open while it is read. */
export function HelpLink({ href, children, ...rest }: Props) {
  const t = useText('common')
  const isBesideForm = useFormOnPage() !== undefined
  if (!isBesideForm) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" {...rest}>
      {children}
      <NewTabIcon className="ml-0.5 inline h-2 w-2" />
      <span className="sr-only"> {t('newTab')}</span>
    </a>
  )
}
