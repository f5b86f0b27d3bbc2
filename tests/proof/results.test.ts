import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './parts.js'
import { ofPlaywright, ofVitest, resultsIn } from './results.js'
import { summaryOf } from './summary.js'

const inFile = (status: string, assertionResults: { fullName: string; status: string; duration?: number }[]) =>
  ofVitest('npx vitest run --project unit', {
    testResults: [{ name: path.join(root, 'app/a.test.ts'), status, assertionResults }],
  })

test('a red test is named with a command that runs it alone, whatever stands in its name', () => {
  const red = { fullName: "is a (red) one's test", status: 'failed', duration: 1500 }
  const alone = `npx vitest run --project unit app/a.test.ts -t 'is a \\(red\\) one'\\''s test'`
  expect(inFile('failed', [red])).toEqual([
    { name: "app/a.test.ts: is a (red) one's test", seconds: 1.5, isWell: false, alone },
  ])
})

test('a file that fails outside its tests is red itself, and tests that were left out are not counted', () => {
  const tests = inFile('failed', [
    { fullName: 'passes', status: 'passed' },
    { fullName: 'is long', status: 'skipped' },
  ])
  expect(tests.map(({ name, isWell }) => [name, isWell])).toEqual([
    ['app/a.test.ts: passes', true],
    ['app/a.test.ts', false],
  ])
})

test('a journey is counted once for each way it is made, and passes only as it should', () => {
  const made = (projectName: string, status: string) => ({ projectName, status, results: [{ duration: 2000 }] })
  const tests = [made('js', 'flaky'), made('no-js', 'expected'), made('blocked', 'skipped')]
  const results = ofPlaywright('npx playwright test', {
    suites: [{ specs: [{ title: 'a way', file: 'a.spec.ts', line: 7, tests }] }],
  })
  expect(results.map(({ name, isWell }) => [name, isWell])).toEqual([
    ['tests/e2e/a.spec.ts: a way [js]', false],
    ['tests/e2e/a.spec.ts: a way [no-js]', true],
  ])
  expect(results[0]?.alone).toBe("npx playwright test tests/e2e/a.spec.ts:7 --project=js -g 'a way'")
})

test('a part that ends badly is red, also without a red test in it; the last line counts it', () => {
  const part = { name: 'types', command: ['npm', 'run', 'types'] }
  const ends = [{ part, isWell: false, seconds: 3, cpuSeconds: 5.4 }]
  const whole = { seconds: 4, cpuSeconds: 6, loops: ['before', 'after'] }
  const lines = summaryOf(ends, ends.flatMap(resultsIn), whole).split('\n')
  expect(lines).toContain('    npm run types')
  expect(lines).toContain('FAILED          3 s     5 s CPU  types')
  expect(lines.slice(-3, -1)).toEqual(['before', 'after'])
  expect(lines.at(-1)).toBe('0 passed, 1 failed')
})
