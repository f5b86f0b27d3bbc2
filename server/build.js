/** `npm run build`: builds even if nothing has changed, and leaves the fingerprint by which `npm start` knows that it need not. */
import './node-version.js'
import { rebuild } from './prepare.js'

rebuild()
