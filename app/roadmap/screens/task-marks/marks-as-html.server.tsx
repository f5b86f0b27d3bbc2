import { renderToStaticMarkup } from 'react-dom/server'
import { MarkSign, type Mark } from './marks.tsx'

/**
 * The HTML of each mark, with its word for who cannot see it. React draws it once for all the cells of a table: drawing
 * each of them again took much of the time of the page.
 * @param wordOf what a mark means
 */
export function marksAsHtml(wordOf: (mark: Mark) => string): Record<Mark, string> {
  const html = (mark: Mark) =>
    renderToStaticMarkup(
      <>
        <MarkSign mark={mark} />
        <span className="sr-only">{wordOf(mark)}</span>
      </>,
    )
  return {
    ...{ none: html('none'), busy: html('busy'), done: html('done'), confirmed: html('confirmed') },
    ...{ waiting: html('waiting'), returned: html('returned'), 'not-needed': html('not-needed'), late: html('late') },
  }
}
