/**
 * Lets buttons ask in a dialog before they send their form. The dialog is fetched when it is needed; where it does not come,
 * the form is sent as without script, and the server asks.
 */
export function watchQuestions(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button') : null
    const { question, confirmed } = pressed?.dataset ?? {}
    if (!pressed || question === undefined || confirmed === undefined || passing === pressed) return
    event.preventDefault()
    import('./confirm-dialog.tsx').then(
      ({ openConfirmDialog }) =>
        openConfirmDialog(JSON.parse(question), {
          onConfirm: () => press(pressed, confirmed),
          returnFocus: () => pressed.focus(),
        }),
      () => press(pressed, pressed.value),
    )
  })
}

let passing: HTMLButtonElement | null = null

function press(button: HTMLButtonElement, value: string): void {
  const own = button.value
  button.value = value
  passing = button
  button.click()
  passing = null
  button.value = own
}
