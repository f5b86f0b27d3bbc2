let early = new Map<string, string>()

function remember({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement && target.name) early.set(target.name, target.value)
}

/**
 * Remembers what is typed in text areas until React takes over the page: it would put back what they held at first.
 * Other fields keep what was typed in them.
 */
export function watchEarlyTyping(): void {
  for (const area of document.querySelectorAll('textarea')) {
    if (area.name && area.value !== area.defaultValue) early.set(area.name, area.value)
  }
  document.addEventListener('input', remember)
}

/** Puts back what was typed before, once. */
export function restoreEarlyTyping(form: HTMLFormElement): void {
  document.removeEventListener('input', remember)
  for (const [name, value] of early) {
    const area = form.elements.namedItem(name)
    if (area instanceof HTMLTextAreaElement && area.value === area.defaultValue) area.value = value
  }
  early = new Map()
}
