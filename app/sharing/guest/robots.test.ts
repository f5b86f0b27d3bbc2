import { expect, test } from 'vitest'
import { isRobot } from './robots.ts'

test.each([
  'Mozilla/5.0 (Windows) Outlook SafeLinks',
  'Barracuda Sentinel (EE)',
  'curl/8.0',
  'python-requests/2.32',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko; Google-PageRenderer) BingPreview/1.0b',
])('%s is a program', (agent) => {
  expect(isRobot(agent)).toBe(true)
})

test.each([
  '',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Lynx/2.9.0',
])('%s may be a person', (agent) => {
  expect(isRobot(agent)).toBe(false)
})
