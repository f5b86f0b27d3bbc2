/** `npm run verify-security-log [-- number hash]`: whether the security log is as it was written, and where it is not. */
import { readAsked, runBuilt } from './built-command.js'

await runBuilt('checkSecurityLog', readAsked({})?.words)
