import { useLocation } from '@remix-run/react'
import { useRef, type ReactNode } from 'react'
import { useKnown, useTyping } from '#app/platform/workspace/use-workspace.ts'
import type { ConflictOnPage } from '../flow/conflicts.server.ts'
import type { StepPageData } from '../flow/page-loader.server.ts'
import { ConflictChoices } from './conflict-choices.tsx'
import { DraftFields } from './draft-offer.tsx'
import { useItem } from './use-item.ts'

type Props = {
  page: Pick<StepPageData, 'author' | 'locationId' | 'reader'>
  conflicts: ConflictOnPage[]
  /** The id of the draft that keeps what was refused, or that the fields are filled in from. */
  draft: string | null
  version: number
  /** What the fields show that nobody changed. */
  values: Record<string, unknown>
  /** Whether the form was sent and came back. */
  isAnswer: boolean
  documents: readonly { id: string }[]
  children: ReactNode
}

/**
 * The fields of a page on which files are uploaded too. What is typed in them is looked after as on any page.
 */
export function FieldsBesideFiles(props: Props) {
  const { page, conflicts, draft, version: shown, values, isAnswer, documents, children } = props
  const { key, locationIndex, locationName } = useItem()
  const { pathname, search } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const { author, locationId, reader } = page
  const version = useTyping(field, {
    action: pathname + search,
    formType: key,
    locationId,
    isMultipart: true,
    version: shown,
    values,
    reader,
    isAnswer,
  })
  useKnown({
    locationIndex,
    location: locationId === null ? null : { id: locationId, name: locationName ?? '' },
    forms: { [key]: { version: shown, fields: {} } },
    documents: documents.map(({ id }) => id),
  })
  return (
    <>
      <input type="hidden" name="version" value={version} ref={field} />
      <DraftFields author={author} draft={draft} />
      <ConflictChoices conflicts={conflicts} />
      {children}
    </>
  )
}
