/**
 * Leads `/` and Ctrl+K to the search of provider staff, on every page that has it. A script of its own, so that the page
 * needs no other.
 */
;(function () {
  function isTyping(target) {
    return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
  }

  document.querySelectorAll('[data-search-keys]').forEach(function (keys) {
    keys.hidden = false
  })

  document.addEventListener('keydown', function (event) {
    const field = document.querySelector('[data-search]')
    if (!field || event.defaultPrevented || event.altKey || event.isComposing) return
    const isControlled = event.ctrlKey || event.metaKey
    const isK = isControlled && !event.shiftKey && event.key.toLowerCase() === 'k'
    const isSlash = !isControlled && event.key === '/' && !isTyping(event.target)
    if (!isK && !isSlash) return
    event.preventDefault()
    field.focus()
    field.select()
  })
})()
