/** `npm run build`: builds, whatever was built before, and leaves the mark by which `npm start` knows that it need not. */
import './node-version.js'
import { buildAnew } from './prepare.js'

buildAnew()
