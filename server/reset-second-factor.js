/** `npm run reset-second-factor -- anna@example.org`: takes the second factor away from somebody who lost it. */
import { parseArgs } from 'node:util'
import { runBuilt } from './built-command.js'

const { positionals } = parseArgs({ allowPositionals: true })
await runBuilt('resetSecondFactor', positionals[0])
