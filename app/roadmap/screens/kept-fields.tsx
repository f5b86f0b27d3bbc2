import { useLocation } from '@remix-run/react'
import { useRef } from 'react'
import { useKnown, useTyping } from '#app/platform/workspace/use-workspace.ts'
import type { StepPageData } from '../flow/page-loader.server.ts'
import { usePageForm } from './page-fields.tsx'
import { useItem } from './use-item.ts'

type Props = {
  page: StepPageData
  /** The id of the draft that keeps what was refused, or that the page is filled in from. */
  draft: string | null
  /** Whether the form was sent and came back. */
  isAnswer: boolean
}

/**
 * The hidden fields of a form in which something is typed: the version it goes with, and whose it is. What is typed in
 * the form around them is looked after from here on.
 */
export function KeptFields({ page: { author, files, locationId, reader }, draft, isAnswer }: Props) {
  const { key, locationIndex, locationName } = useItem()
  const { version: shown, values } = usePageForm()
  const { pathname, search } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const version = useTyping(field, {
    action: pathname + search,
    formType: key,
    locationId,
    isMultipart: files !== null,
    version: shown,
    values,
    reader,
    isAnswer,
  })
  useKnown({
    locationIndex,
    location: locationId === null ? null : { id: locationId, name: locationName ?? '' },
    forms: { [key]: { version: shown, fields: {} } },
    documents: files?.documents.map(({ id }) => id) ?? [],
  })
  return (
    <>
      <input type="hidden" name="version" value={version} ref={field} />
      <DraftFields author={author} draft={draft} />
    </>
  )
}

/** Hidden fields of a form that may have to be kept: for whom it was made, and the draft it keeps or uses. */
function DraftFields({ author, draft }: { author: string; draft: string | null }) {
  return (
    <>
      <input type="hidden" name="author" value={author} />
      {draft && <input type="hidden" name="draft" value={draft} />}
    </>
  )
}
