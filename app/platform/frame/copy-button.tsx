import { useContext, type ReactNode } from 'react'
import copyScript from '#app/assets/copy.js?url'
import { Button, type ButtonTone } from '#app/ui/button.tsx'
import { NonceContext } from './page-context.ts'

type Props = {
  /** The text, or the id of the field that holds it. */
  of: { text: string } | { field: string }
  /** On the button, and what is said after it was pressed. */
  words: { copy: ReactNode; copied: string; failed: string }
  tone?: ButtonTone
}

/** Copies a text. It is shown only where the browser can do it: with scripts, on a safe connection. */
export function CopyButton({ of, words, tone = 'quiet' }: Props) {
  const nonce = useContext(NonceContext)
  const source = 'field' in of ? { 'data-copy': of.field } : { 'data-copy': '', 'data-text': of.text }
  return (
    <>
      <span hidden {...source} data-copied={words.copied} data-failed={words.failed}>
        <Button type="button" tone={tone}>
          {words.copy}
        </Button>
      </span>
      {/* Last, so that it takes no room before the next button as long as it is empty. */}
      <span role="status" className="order-last" />
      <script async src={copyScript} nonce={nonce} />
    </>
  )
}
