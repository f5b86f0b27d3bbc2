import { renderToStaticMarkup } from 'react-dom/server'
import { textFor } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { nl as commonNl } from '#app/i18n/nl.ts'
import { StateMark } from '#app/ui/state-tag.tsx'

/**
 * The HTML of the mark of each state, with its word. React draws it once for all the cells of the picture, of which there
 * are a thousand: drawing each of them anew took half the time of the whole board.
 */
export function stateMarks(language: Language) {
  const say = textFor<typeof commonNl>(language, 'common')
  const mark = (state: 'none' | 'busy' | 'done' | 'confirmed') =>
    renderToStaticMarkup(<StateMark state={state} words={say(`states.${state}`)} />)
  return { none: mark('none'), busy: mark('busy'), done: mark('done'), confirmed: mark('confirmed') }
}
