/** `npm run migrate`: brings the tables up to date without a start; with `-- --check` it only says what would be applied. */
import { readAsked, runBuilt } from './built-command.js'

const asked = readAsked({ check: { type: 'boolean' } })
// npm keeps an option for itself where `--` was left out before it.
await runBuilt('migrate', asked && { ...asked, check: asked.check ?? process.env.npm_config_check === 'true' })
