import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> & {
  /** What the dialog says, and its buttons: the one that does it, such as 'Afdeling verwijderen', and the way back. */
  question: { title: string; text: string; confirm: string; cancel: string }
  /** Sent instead of `value` once the reader has said yes. */
  confirmedValue: string
}

/**
 * A submit button that asks first, in a dialog (`ask-first.ts`). Without script it sends `value`, and the action answers with
 * a page that asks.
 */
export const ConfirmButton = ({ question, confirmedValue, ...button }: Props) => (
  <Button {...button} data-confirmed={confirmedValue} data-question={JSON.stringify(question)} />
)
