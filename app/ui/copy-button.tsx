import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { Button } from './button.tsx'

const neverChanges = () => () => {}
const hasClipboard = () => 'clipboard' in navigator

type Props = {
  text: string
  /** On the button, and what is said after it was pressed. */
  words: { copy: ReactNode; copied: string; failed: string }
}

/** Copies a text. It is there only where the browser can do it: with scripts, on a safe connection. */
export function CopyButton({ text, words }: Props) {
  const canCopy = useSyncExternalStore(neverChanges, hasClipboard, () => false)
  const [said, setSaid] = useState('')

  async function copy() {
    setSaid('')
    try {
      await navigator.clipboard.writeText(text)
      setSaid(words.copied)
    } catch {
      setSaid(words.failed)
    }
  }

  return (
    <>
      {canCopy && (
        <Button type="button" tone="quiet" onClick={() => void copy()}>
          {words.copy}
        </Button>
      )}
      <span role="status">{said}</span>
    </>
  )
}
