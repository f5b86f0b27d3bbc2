import { say } from '#app/platform/frame/say-messages.ts'

/** Lets the buttons of the styleguide say what they show. */
export function watchExamples(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-says]') : null
    const { look, kind = 'info', says = '' } = button?.dataset ?? {}
    if (button) void say(look, kind, says)
  })
}
