import { expect, test } from 'vitest'
import { watchPdf } from './pdf-signs.ts'

test.each([
  [['trailer<</Root 1 0 R/Encrypt 9 0 R>>'], ['encrypted']],
  [['trailer<</Root 1 0 R/Enc', 'ry', 'pt 9 0 R>>'], ['encrypted']],
  [[`${'x'.repeat(100)}/NeedsRend`, 'ering true'], ['dynamicForm']],
  [['/Enc', 'x'.repeat(30), 'rypt'], []],
  [['/NeedsRendering false'], []],
])('in the pieces %j is seen %j', (pieces, seen) => {
  const watch = watchPdf()
  for (const piece of pieces) watch.pass(Buffer.from(piece))
  expect([...watch.seen()]).toEqual(seen)
})
