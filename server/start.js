/**
 * `npm start`: on a fresh clone installs and builds first, later only what has changed. Uses nothing but Node itself.
 */
import './node-version.js'
import { prepare } from './prepare.js'

// First, so that a newcomer reads us before the warning that oidc-provider gives on Node.js 20.
console.log(`Starting Routekaart on Node.js ${process.versions.node}`)
prepare()
await import('./run.js')

// Between npm and us is a shell that does not pass on SIGTERM: when it has gone, we were meant too.
const shell = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 300).unref()
}
