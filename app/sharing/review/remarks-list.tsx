import type { ReactNode } from 'react'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import type { CommentView } from './comment-view.ts'

type Props = {
  comments: readonly CommentView[]
  /** What can be done with one that waits. */
  act?: (comment: CommentView) => ReactNode
}

/** Remarks with what they are about, by whom and when, and whether they were dealt with. */
export function Remarks({ comments, act }: Props) {
  const t = useText('sharing/review')
  const language = useLanguage()
  return (
    <ul className="mt-1">
      {comments.map((comment) => {
        const { id, label, words, by, at, dealtWith } = comment
        return (
          <li key={id} id={`remark-${id}`} className="mt-1 max-w-line border-l-[3px] border-teal-line pl-1.5">
            <p className="font-semibold [overflow-wrap:anywhere]">{label ?? t('remark.onAll')}</p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{words}</p>
            <p className="text-small text-soft">
              {t('remark.by', { by, when: formatMoment(at, language) })}{' '}
              {dealtWith && (
                <span className="font-semibold text-green">
                  {t('remark.dealtWith', { by: dealtWith.by, when: formatMoment(dealtWith.at, language) })}
                </span>
              )}
            </p>
            {!dealtWith && act?.(comment)}
          </li>
        )
      })}
    </ul>
  )
}
