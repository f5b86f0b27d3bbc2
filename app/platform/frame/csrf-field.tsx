import { useContext } from 'react'
import { CsrfContext } from './page-context.ts'

/** Every form that posts has one: it shows, to browsers that say nothing else, that the form is ours. */
export function CsrfField() {
  const csrf = useContext(CsrfContext)
  return csrf === null ? null : <input type="hidden" name="csrf" value={csrf} />
}
