/** `npm run reset-second-factor -- anna@example.org`: takes the second factor away from somebody who lost it. */
import { readAsked, runBuilt } from './built-command.js'

await runBuilt('resetSecondFactor', readAsked({})?.words[0])
