/** `npm run reset-password -- --email …`: prints a link by which somebody chooses a new password, good for an hour. */
import { parseArgs } from 'node:util'
import { runBuilt } from './built-command.js'

const { values } = parseArgs({ options: { email: { type: 'string' } } })
await runBuilt('resetPassword', values)
