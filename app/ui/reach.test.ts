import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhoneLink } from './reach.tsx'

test.each([
  ['0344 - 55 51 18', 'tel:0344555118'],
  ['+31 (0)38 555 14 02', 'tel:+31385551402'],
  ['(030) 555 01 22', 'tel:0305550122'],
])('%s is dialled as %s, and stays on one line', (phone, href) => {
  const html = renderToStaticMarkup(createElement(PhoneLink, { phone }))
  expect(html).toBe(`<a href="${href}">${phone.replaceAll(' ', '\u00a0')}</a>`)
})
