import { renderToStaticMarkup } from 'react-dom/server'
import { StateMark } from '#app/ui/state-tag.tsx'

type Marks = Record<'none' | 'busy' | 'done' | 'confirmed', string>

/**
 * The HTML of the mark of each state. React draws it once for all the cells of the picture, of which there are a thousand:
 * drawing each of them again took much of the time of the board.
 * @param words what each state is called, for who cannot see its mark
 */
export function stateMarks(words: Marks): Marks {
  const mark = (state: keyof Marks) => renderToStaticMarkup(<StateMark state={state} words={words[state]} />)
  return { none: mark('none'), busy: mark('busy'), done: mark('done'), confirmed: mark('confirmed') }
}
