/** `npm run verify-security-log [-- number hash]`: whether the security log is as it was written, and where it is not. */
import { parseArgs } from 'node:util'
import { runBuilt } from './built-command.js'

const { positionals } = parseArgs({ allowPositionals: true })
await runBuilt('checkSecurityLog', positionals)
