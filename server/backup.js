/** `npm run backup -- FILE`: writes all that is kept to one file, beside a running portal or without one. */
import { namedFile, runBuilt } from './built-command.js'

await runBuilt('backUp', namedFile())
