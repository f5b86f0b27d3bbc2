import { describe, expect, test } from 'vitest'
import { runCommand } from '#tests/support/backup-place.ts'
import { splitBy } from '#tests/support/stages.ts'

const commands = [
  ...['migrate', 'create-admin', 'backup', 'restore', 'reset-password', 'reset-second-factor', 'verify-security-log'],
  'accept-secret',
]

// They read what they are called with in one way: two of them are enough for the gate.
describe.each(splitBy(commands, (_, at) => at < 2))('called with something else', ({ rows, options }) => {
  test.each(rows)('%s says how it is called, without a stack, and does nothing', options, async (command) => {
    const { code, output } = await runCommand(command, ['--help'], {})
    expect([code, output]).toEqual([1, expect.stringMatching(/^Use: npm run [^\n]+\n$/)])
  })
})
