import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textSourceFor } from '#app/platform/i18n/i18n.server.ts'
import { TextContext } from '#app/platform/i18n/use-text.ts'
import Styleguide from './home.tsx'

// It is in no build: nothing else of the gate would find that it is not drawn.
test.each(['nl', 'en'] as const)('is drawn by the server, in %s', (language) => {
  const page = createElement(Styleguide)
  const html = renderToStaticMarkup(createElement(TextContext.Provider, { value: textSourceFor(language) }, page))
  expect(html.includes('id="pictures"'), 'its last part is there').toBe(true)
})
