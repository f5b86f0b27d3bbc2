/** Those that have the same key together, in their order. */
export function groupBy<One>(ones: readonly One[], keyFor: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of ones) {
    const group = groups.get(keyFor(one))
    if (group) group.push(one)
    else groups.set(keyFor(one), [one])
  }
  return groups
}
