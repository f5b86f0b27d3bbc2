import { renderToStaticMarkup } from 'react-dom/server'
import { MarkSign, type Mark } from './state-marks.tsx'

/**
 * The HTML of each mark, with its word for who cannot see it. React draws it once for all the cells of the board: drawing
 * each of them again took much of the time of the page.
 * @param words what each mark means
 */
export function marksAsHtml(words: Record<Mark, string>): Record<Mark, string> {
  const html = (mark: Mark) =>
    renderToStaticMarkup(
      <>
        <MarkSign mark={mark} />
        <span className="sr-only">{words[mark]}</span>
      </>,
    )
  return {
    ...{ none: html('none'), busy: html('busy'), done: html('done'), confirmed: html('confirmed') },
    ...{ waiting: html('waiting'), returned: html('returned'), late: html('late') },
  }
}
