/** `npm run accept-secret -- --give-up`: takes the present SESSION_SECRET where the one before is lost. */
import { readAsked, runBuilt } from './built-command.js'

const asked = readAsked({ 'give-up': { type: 'boolean' } })
// npm keeps an option for itself where `--` was left out before it.
const isSure = asked?.['give-up'] ?? process.env.npm_config_give_up === 'true'
await runBuilt('acceptSecret', asked?.words.length === 0 && isSure)
