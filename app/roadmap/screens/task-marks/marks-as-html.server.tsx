import { renderToStaticMarkup } from 'react-dom/server'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { MarkSign, type Mark } from './marks.tsx'

/**
 * The HTML of each mark, with its word for who cannot see it. React draws it once for all the cells of a table: drawing
 * each of them again took much of the time of the page.
 */
export function marksAsHtml(language: Language): Record<Mark, string> {
  const t = textFor(language, 'roadmap/screens/task-marks')
  const html = (mark: Mark) =>
    renderToStaticMarkup(
      <>
        <MarkSign mark={mark} />
        <span className="sr-only">{t(`marks.${mark}`)}</span>
      </>,
    )
  return {
    ...{ none: html('none'), busy: html('busy'), done: html('done'), confirmed: html('confirmed') },
    ...{ waiting: html('waiting'), returned: html('returned'), late: html('late') },
  }
}
