import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areaOf, createMetrics } from './metrics.ts'
import { addDatabaseFigures } from './portal-metrics.ts'

test.each([
  ['/', 'other'],
  ['/admin', 'admin'],
  ['/Admin/users', 'admin'],
  ['/api/form', 'api'],
  ['/ss/api/form', 'api'],
  ['/share/secret-token/ask', 'share'],
  ['/location/basic-info/wards', 'location'],
  ['/secret-token', 'other'],
  ['//admin', 'other'],
])('%s counts as %s', (path, area) => {
  expect(areaOf(path)).toBe(area)
})

test.each(['grafana-dashboard.json', 'alerts.yml'])('every metric that ops/%s asks for is one of ours', (file) => {
  const text = readFileSync(new URL(`../ops/${file}`, import.meta.url), 'utf8')
  const asked = text.match(/\b(?:routekaart|http_requests?|nodejs|process)_\w+/g) ?? []
  const { registry } = createMetrics(true)
  addDatabaseFigures(registry)
  const known = registry.getMetricsAsArray().map(({ name }) => name)
  const unknown = [...new Set(asked)].filter((name) => !known.includes(name.replace(/_(?:count|bucket|sum)$/, '')))
  expect([asked.length > 10, unknown]).toEqual([true, []])
})
