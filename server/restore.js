/** `npm run restore -- FILE`: puts a backup into an empty database and an empty file store. */
import { namedFile, runBuilt } from './built-command.js'

await runBuilt('restore', namedFile())
