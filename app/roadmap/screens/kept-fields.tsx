import type { Known } from '#app/platform/workspace/state.ts'
import type { ItemData } from '../flow/item-loader.server.ts'
import type { StepPageData } from '../flow/page-loader.server.ts'
import { usePageForm } from './page-fields.tsx'
import { useItem } from './use-item.ts'

/**
 * What the script has to know of a form in which something is typed (`app/platform/workspace/kept-form.ts`): which one it is,
 * and what the page shows.
 * @param isAnswer whether the form was sent and came back
 */
export function keptFormOf({ files, locationId }: StepPageData, item: ItemData, isAnswer: boolean) {
  const known: Known = {
    locationIndex: item.locationIndex,
    location: locationId === null ? null : { id: locationId, name: item.locationName ?? '' },
    documents: files?.documents.map(({ id }) => id) ?? [],
  }
  return {
    'data-form-type': item.key,
    'data-known': JSON.stringify(known),
    'data-answer': isAnswer ? '' : undefined,
  }
}

/**
 * The hidden fields of a form that may have to be kept: the version it goes with, for whom it was made, and its draft.
 * @param props.draft the id of the draft that keeps what was refused, or that the page is filled in from
 */
export function KeptFields({ draft }: { draft: string | null }) {
  const { version } = usePageForm()
  const { author } = useItem()
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="author" value={author} />
      {draft && <input type="hidden" name="draft" value={draft} />}
    </>
  )
}
