import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { RowAct } from './words.server.ts'

type Props = {
  act: RowAct
  /** Where it is sent to: the page it stands on. */
  action: string
  className: string
}

/** The act of a row, above the link that the whole row is. */
export function RowActForm({ act, action, className }: Props) {
  const { words, label } = act
  if ('href' in act) {
    return (
      <p className={`relative z-10 ${className}`}>
        <ButtonLink tone="quiet" href={act.href} aria-label={label} className="text-small">
          {words}
        </ButtonLink>
      </p>
    )
  }
  return (
    <Form method="post" action={action} className={`relative z-10 ${className}`}>
      <CsrfField />
      <input type="hidden" name="id" value={act.id} />
      <Button tone="quiet" name="act" value={act.sent} aria-label={label} className="text-small">
        {words}
      </Button>
    </Form>
  )
}
