import { useRef, useState, type ComponentProps, type ComponentType, type MouseEvent } from 'react'
import { Button } from './button.tsx'
import type { ConfirmProps } from './confirm-dialog.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> & {
  question: Pick<ConfirmProps, 'title' | 'text' | 'confirm'>
  /** Sent instead of `value` once the reader has said yes. */
  confirmedValue: string
}

/**
 * A submit button that asks first. Without script it sends `value`, and the action answers with a page that asks. The
 * dialog is fetched when it is needed; where it does not come, the form is sent as without script.
 */
export function ConfirmButton({ question, confirmedValue, ...button }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<ConfirmProps> | null>(null)
  const [asking, setAsking] = useState(false)
  const element = useRef<HTMLButtonElement>(null)
  const passing = useRef(false)

  function submit(confirmed: boolean) {
    setAsking(false)
    const pressed = element.current
    if (!pressed) return
    const { value } = pressed
    if (confirmed) pressed.value = confirmedValue
    passing.current = true
    pressed.click()
    passing.current = false
    pressed.value = value
  }

  async function ask(event: MouseEvent) {
    if (passing.current) return
    event.preventDefault()
    try {
      const { ConfirmDialog } = await import('./confirm-dialog.tsx')
      setDialog(() => ConfirmDialog)
      setAsking(true)
    } catch {
      submit(false)
    }
  }

  return (
    <>
      <Button {...button} ref={element} onClick={(event) => void ask(event)} />
      {asking && Dialog && (
        <Dialog
          {...question}
          returnFocus={() => element.current?.focus()}
          onConfirm={() => submit(true)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
