import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { commit } from '#app/platform/config/env.server.ts'
import portal from '../../../package.json' with { type: 'json' }

/** The version of the portal: that of package.json, and what it was built of where that is known. */
export const version = commit === undefined ? portal.version : `${portal.version}+${commit}`

// The first steps of `npm start` write lines of their own (server/say.js) in the same process.
const kept = globalThis as typeof globalThis & { routekaartInstance?: string }

/** What tells this process from others in a log that several write to: the machine, and something made up. */
export const instance = (kept.routekaartInstance ??= `${hostname()}-${randomBytes(3).toString('hex')}`)
