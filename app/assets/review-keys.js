/**
 * Keys for reviewing documents one after the other. An element says in `data-review-key` which key presses it, or leads to it
 * where it is a text. They do nothing while somebody types or chooses, and can be turned off, which this browser remembers. A
 * script of its own, so that the page needs no other.
 */
;(function () {
  const remembered = 'routekaart.review-keys'
  const list = document.querySelector('[data-review-keys]')
  const button = list?.querySelector('button')
  if (!list || !button) return

  // Where nothing can be remembered, the keys are on until the page is left.
  let isOn = true
  try {
    isOn = localStorage.getItem(remembered) !== 'off'
  } catch {}

  function show() {
    list.querySelectorAll('[data-review-keys-on]').forEach(function (part) {
      part.hidden = !isOn
    })
    button.textContent = isOn ? button.dataset.turnOff : button.dataset.turnOn
    list.hidden = false
  }

  button.addEventListener('click', function () {
    isOn = !isOn
    try {
      localStorage.setItem(remembered, isOn ? 'on' : 'off')
    } catch {}
    show()
  })

  document.addEventListener('keydown', function (event) {
    if (!isOn || event.defaultPrevented || event.repeat || event.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return
    const key = event.key.toLowerCase()
    const found = Array.from(document.querySelectorAll('[data-review-key]')).find(function (one) {
      return one.dataset.reviewKey.toLowerCase() === key
    })
    // Nobody has seen what is not drawn yet: a key that is pressed twice judges one document.
    const picture = document.querySelector('[data-review-picture]')
    if (!found || (found.type === 'submit' && picture && !picture.complete)) return
    event.preventDefault()
    if (found instanceof HTMLTextAreaElement) found.focus()
    else found.click()
  })

  show()
})()
