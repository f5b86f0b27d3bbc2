/**
 * `npm start`: on a fresh clone installs and builds first, later only what has changed. Uses nothing but Node itself.
 */
import './node-version.js'
import { prepare } from './prepare.js'
import { say } from './say.js'

say(`Starting Routekaart on Node.js ${process.versions.node}`)
prepare()
await import('./run.js')

// Between npm and us is a shell that does not pass on SIGTERM: when it has gone, we were meant too.
const shell = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 300).unref()
}
