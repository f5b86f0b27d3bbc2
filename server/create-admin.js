/**
 * `npm run create-admin -- --email … --name …`: makes somebody an administrator and prints the link by which they come in.
 */
import { readAsked, runBuilt } from './built-command.js'

await runBuilt('createAdministrator', readAsked({ email: { type: 'string' }, name: { type: 'string' } }))
