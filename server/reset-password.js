/** `npm run reset-password -- --email …`: prints a link by which somebody chooses a new password, good for an hour. */
import { readAsked, runBuilt } from './built-command.js'

await runBuilt('resetPassword', readAsked({ email: { type: 'string' } }))
