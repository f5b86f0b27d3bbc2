import type { SubmissionResult } from '@conform-to/dom'
import type { ReactNode } from 'react'
import type { ItemNamespace } from '#app/platform/i18n/text.ts'
import type { ConflictOnPage } from '../flow/conflicts.server.ts'
import type { FewerRows } from '../flow/fewer-rows.server.ts'
import type { RowToRemove } from '../flow/rows.ts'
import { CountQuestion } from './count-question/count-question.tsx'
import { FormContext } from './page-fields.tsx'
import { RemovalQuestion } from './removal-question.tsx'
import { StepPageContext, type PageAround } from './step-page-context.ts'

type Props = {
  /** The folder of the item's texts. */
  texts: ItemNamespace
  page: PageAround & { version: number; removing: RowToRemove | null; fewer: FewerRows | null }
  /** What came back of a form that could not be saved as it was; null where nothing did. */
  refused: {
    reply: SubmissionResult<string[]> | null
    version: number | null
    conflicts: ConflictOnPage[]
  } | null
  /** What reviewers asked to change, by the field's name. */
  marks: Readonly<Record<string, readonly string[]>>
  /** True where the page around it has a heading of its own. */
  isPart?: boolean
  /** The form. */
  children: ReactNode
}

const noConflicts: ConflictOnPage[] = []

/**
 * What surrounds the form wherever an item is filled in, as a page or by link: what its fields are called and filled
 * with, what is wrong with them, and the question which rows may go, which stands in the place of the form.
 */
export function PageFrame({ texts, page, refused, marks, isPart, children }: Props) {
  const conflicts = refused?.conflicts ?? noConflicts
  const version = refused?.version ?? page.version
  const values = refused?.reply?.initialValue ?? page.values
  const form = { texts, values, errors: refused?.reply?.error ?? {}, conflicts, marks, version }
  return (
    <FormContext.Provider value={form}>
      <StepPageContext.Provider value={page}>
        <Question page={page} isAsked={conflicts.length === 0} version={version} isPart={isPart}>
          {children}
        </Question>
      </StepPageContext.Provider>
    </FormContext.Provider>
  )
}

function Question({
  page,
  isAsked,
  children,
  ...rest
}: Pick<Props, 'page' | 'isPart' | 'children'> & {
  isAsked: boolean
  version: number
}) {
  const { removing, fewer } = page
  if (!isAsked || (!removing && !fewer)) return children
  return removing ? <RemovalQuestion row={removing} {...rest} /> : fewer && <CountQuestion question={fewer} {...rest} />
}
