import { useActionData } from '@remix-run/react'
import { useState } from 'react'
import { isUnsent, type Unsent } from '#app/platform/documents/unsent.ts'
import type { PageAnswer } from '../flow/save-page.server.ts'

/** What the server answered last to the form of this page; that files did not reach it changes nothing on the page. */
export function usePageAnswer(): PageAnswer | undefined {
  const now = useActionData<PageAnswer | Unsent>()
  const [last, setLast] = useState<PageAnswer>()
  if (isUnsent(now)) return last
  if (now !== last) setLast(now)
  return now
}
