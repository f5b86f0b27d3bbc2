/** Lets the buttons beside a small number change it without sending the form; what is no number is sent, and refused. */
export function watchCounts(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-step]') : null
    const [field, said] = button?.parentElement?.querySelectorAll<HTMLElement>('input, [aria-live]') ?? []
    if (!button || !(field instanceof HTMLInputElement) || !said) return
    const { step, least, most = 'Infinity' } = button.dataset
    if (!Number.isInteger(Number(field.value))) return
    event.preventDefault()
    field.value = String(Math.max(Number(least), Math.min(Number(most), Number(field.value) + Number(step))))
    field.dispatchEvent(new Event('input', { bubbles: true }))
    said.textContent = field.value
  })
}
