import { useEffect, useRef, useState } from 'react'
import { sendForm } from '#app/platform/workspace/send-form.ts'
import { carryFiles, failureOf, type Progress } from './carry-files.ts'

type Options = {
  form: HTMLFormElement | null
  files: readonly File[]
  /** Whether the files can be sent as they are. */
  canSend: boolean
  /** Is told when somebody tries to send files that cannot be sent. */
  onRefused: () => void
  /** Is called when the files did not arrive, or were not taken. */
  onBroken: () => void
}

/**
 * Sends the form with its files in the place of the browser when one of its buttons is pressed, so that the page sees
 * how far it is.
 * @returns how far, null while nothing is on its way; and what tries again, or gives up
 */
export function useSending({ form, files, canSend, onRefused, onBroken }: Options) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const giveUp = useRef(() => {})
  const button = useRef<HTMLElement | null>(null)
  const isUnderWay = progress !== null && !failureOf(progress)

  useEffect(() => {
    if (!form || files.length === 0) return
    // Before anybody else sees it: it is left to us.
    const take = (event: SubmitEvent) => {
      if (event.target !== form) return
      event.preventDefault()
      event.stopPropagation()
      if (isUnderWay) return
      if (!canSend) return onRefused()
      const pressed = event.submitter instanceof HTMLButtonElement ? event.submitter : null
      button.current = pressed
      giveUp.current = carryFiles((step) => {
        setProgress(step)
        if (failureOf(step)) onBroken()
      })
      setProgress({ state: 'sending', sent: 0, total: 1 })
      void sendForm(form, pressed)
    }
    document.addEventListener('submit', take, true)
    return () => document.removeEventListener('submit', take, true)
  }, [form, files, canSend, onRefused, onBroken, isUnderWay])

  useEffect(() => {
    if (!isUnderWay) return
    // The browser asks whether to leave the page.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnderWay])

  return {
    progress,
    retry: () => button.current?.click(),
    stop: () => {
      giveUp.current()
      setProgress(null)
    },
  }
}
