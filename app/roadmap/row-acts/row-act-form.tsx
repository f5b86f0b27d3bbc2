import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { RowAct } from './words.server.ts'

type Props = {
  act: RowAct
  /** Where it is sent to: the page it stands on. */
  action: string
  className: string
  /** True where the row has little room for it. */
  isNarrow?: boolean
}

/** The act of a row, above the link that the whole row is. */
export function RowActForm({ act, action, className, isNarrow = false }: Props) {
  const { words, label } = act
  const look = {
    tone: 'quiet',
    size: isNarrow ? 'small' : 'usual',
    className: isNarrow ? 'whitespace-nowrap !px-1.5' : 'text-small',
  } as const
  if ('href' in act) {
    return (
      <p className={`relative z-10 ${className}`}>
        <ButtonLink {...look} href={act.href} aria-label={label}>
          {words}
        </ButtonLink>
      </p>
    )
  }
  return (
    <Form method="post" action={action} className={`relative z-10 ${className}`}>
      <CsrfField />
      <input type="hidden" name="id" value={act.id} />
      <Button {...look} name="act" value={act.sent} aria-label={label}>
        {words}
      </Button>
    </Form>
  )
}
