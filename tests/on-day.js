/**
 * `TEST_TODAY=2027-05-01 node tests/on-day.js COMMAND …` runs a command on that day: the portal, the database and the browser
 * that it starts agree about it.
 */
import { spawnSync } from 'node:child_process'
import { clockVariables } from './support/clock.js'

const [command = '', ...words] = process.argv.slice(2)
const { status } = spawnSync(command, words, { env: { ...process.env, ...clockVariables() }, stdio: 'inherit' })
process.exitCode = status ?? 1
