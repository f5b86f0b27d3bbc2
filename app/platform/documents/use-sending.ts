import { useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { carryFiles, failureOf, filesField, type Progress } from './carry-files.ts'

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
  const submit = useSubmit()
  const [progress, setProgress] = useState<Progress | null>(null)
  const giveUp = useRef(() => {})
  const button = useRef<HTMLElement | null>(null)
  const isUnderWay = progress !== null && !failureOf(progress)

  useEffect(() => {
    if (!form || files.length === 0) return
    const isOurs = ({ target }: Event) => target === form
    // Before anybody else sees it: the router then leaves it to us.
    const take = (event: SubmitEvent) => {
      if (!isOurs(event)) return
      event.preventDefault()
      if (canSend && !isUnderWay) return
      event.stopPropagation()
      if (!isUnderWay) onRefused()
    }
    // After everybody who looks after what is typed.
    const send = (event: SubmitEvent) => {
      if (!isOurs(event)) return
      button.current = event.submitter
      const sign = Math.random().toString(36).slice(2)
      giveUp.current = carryFiles(sign, files, (step) => {
        setProgress(step)
        if (failureOf(step)) onBroken()
      })
      setProgress({ state: 'sending', sent: 0, total: 1 })
      submit(fieldsOf(form, event.submitter, sign), {
        ...{ method: 'post', encType: 'multipart/form-data' },
        action: form.getAttribute('action') ?? undefined,
      })
    }
    document.addEventListener('submit', take, true)
    document.addEventListener('submit', send)
    return () => {
      document.removeEventListener('submit', take, true)
      document.removeEventListener('submit', send)
    }
  }, [form, files, canSend, onRefused, onBroken, isUnderWay, submit])

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

function fieldsOf(form: HTMLFormElement, button: HTMLElement | null, sign: string): FormData {
  const fields = new FormData(form)
  fields.set(filesField, sign)
  if (button instanceof HTMLButtonElement && button.name !== '') fields.append(button.name, button.value)
  return fields
}
