/**
 * `npm run create-admin -- --email … --name …`: makes somebody an administrator and prints the link by which they come in.
 */
import { parseArgs } from 'node:util'
import { runBuilt } from './built-command.js'

const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
await runBuilt('createAdministrator', values)
