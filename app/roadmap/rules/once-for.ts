const made = new WeakMap<object, Map<object, unknown>>()

/**
 * What is made of stored values, made once for each of them and given to everybody who asks: values that are frozen, as
 * those read for pages are, cannot change. What is made of others is made each time.
 * @param maker tells what is made: the function or schema that makes it
 * @returns frozen where it was kept
 */
export function onceFor<Made>(stored: unknown, maker: object, make: () => Made): Made {
  if (typeof stored !== 'object' || stored === null || !Object.isFrozen(stored)) return make()
  const byMaker = made.get(stored) ?? new Map<object, unknown>()
  made.set(stored, byMaker)
  if (!byMaker.has(maker)) byMaker.set(maker, frozen(make()))
  return byMaker.get(maker) as Made
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
