import { expect, test } from 'vitest'
import { cpuSecondsIn } from './cpu-seconds.js'
import { checksOfFiles, gateParts } from './parts.js'

test('CPU time is that of the children of the shell, minutes included', () => {
  expect(cpuSecondsIn('0m0.01s 0m0.02s\n2m1.50s 0m3.25s\n')).toBeCloseTo(124.75)
  expect(cpuSecondsIn('')).toBe(0)
})

test('layout and rules are checked of changed files, and of all if it is not known which those are', () => {
  const commandsOf = (changed?: string[]) => checksOfFiles(changed).map(({ command }) => command.join(' '))
  const whole = ['npm run --silent format:check', 'npm run --silent lint:rules']
  expect(commandsOf()).toEqual(whole)
  expect(commandsOf(['tests/run.js', 'README.md', 'gone.ts'])).toEqual([
    'npx prettier --check -u tests/run.js README.md',
    'npx eslint --no-warn-ignored tests/run.js',
  ])
  expect(commandsOf([])).toEqual([])
  expect(commandsOf(['eslint.config.js'])).toEqual(whole)
})

test('the made-up portal is built unless nothing that it depends on has changed', () => {
  const journeysAfter = (changed?: string[]) => gateParts(changed).find(({ name }) => name === 'journeys')?.env
  expect(journeysAfter()).toEqual({ TEST_EXTENT: 'gate' })
  expect(journeysAfter(['app/roadmap/registry.ts'])).toEqual({ TEST_EXTENT: 'gate' })
  expect(journeysAfter(['app/staff/users/list.tsx'])).toEqual({ TEST_EXTENT: 'gate', MADE_UP_PORTAL: 'skip' })
})
