/**
 * Leads `/` and Ctrl+K to the search of provider staff, on every page that has it, and shows the first of what is found below
 * the field while somebody types: links, among which the arrow keys move. Enter in the field leads to the page of all results,
 * as without this. A script of its own, so that the page needs no other.
 */
;(function () {
  let timer
  let asked = new AbortController()

  function isTyping(target) {
    return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
  }

  function named(keys) {
    document.querySelectorAll('[data-search-keys]').forEach(function (one) {
      one.textContent = keys
      one.hidden = false
    })
  }

  /** The list below the field, made when somebody first types; screen readers need the place where it is said before the words. */
  function listOf(field) {
    const there = field.form.querySelector('[data-search-list]')
    if (there) return there
    field.form.insertAdjacentHTML(
      'beforeend',
      '<div class="search-list" data-search-list hidden></div><p class="sr-only" role="status"></p>',
    )
    return field.form.querySelector('[data-search-list]')
  }

  function show(list, found) {
    list.innerHTML = found.html
    list.hidden = found.html === ''
    list.nextElementSibling.textContent = found.said
    named(list.hidden ? 'Ctrl K' : 'Esc')
  }

  function close(list) {
    clearTimeout(timer)
    asked.abort()
    if (list && !list.hidden) show(list, { html: '', said: '' })
  }

  function ask(field) {
    const list = listOf(field)
    asked.abort()
    asked = new AbortController()
    fetch('/admin/search/suggestions?' + new URLSearchParams({ q: field.value }), { signal: asked.signal })
      .then(function (answer) {
        return answer.ok ? answer.json() : { html: '', said: '' }
      })
      .then(function (found) {
        show(list, found)
      })
      .catch(function () {})
  }

  function step(field, list, by) {
    const links = Array.from(list.querySelectorAll('a:not([href^="tel:"])'))
    const at = links.indexOf(document.activeElement) + by
    const next = at < 0 ? field : links[Math.min(at, links.length - 1)]
    if (next) next.focus()
  }

  named('Ctrl K')

  document.addEventListener('input', function (event) {
    const field = event.target
    if (!(field instanceof HTMLInputElement) || !field.matches('[data-search]')) return
    listOf(field)
    clearTimeout(timer)
    timer = setTimeout(ask, 150, field)
  })

  document.addEventListener('keydown', function (event) {
    const field = document.querySelector('[data-search]')
    if (!field || event.defaultPrevented || event.altKey || event.isComposing) return
    const isControlled = event.ctrlKey || event.metaKey
    const isK = isControlled && !event.shiftKey && event.key.toLowerCase() === 'k'
    const isSlash = !isControlled && event.key === '/' && !isTyping(event.target)
    if (isK || isSlash) {
      event.preventDefault()
      field.focus()
      field.select()
      return
    }
    const list = field.form.querySelector('[data-search-list]:not([hidden])')
    if (!list || !field.form.contains(event.target)) return
    if (event.key === 'Escape') {
      field.focus()
      close(list)
    } else if (event.key === 'ArrowDown') step(field, list, 1)
    else if (event.key === 'ArrowUp') step(field, list, -1)
    else return
    event.preventDefault()
  })

  // Whoever goes on elsewhere is done with it; a page that is come back to does not show it either.
  function closeAround(event) {
    document.querySelectorAll('[data-search-list]').forEach(function (list) {
      if (!list.parentElement.contains(event.target)) close(list)
    })
  }
  document.addEventListener('focusin', closeAround)
  document.addEventListener('pointerdown', closeAround)
  addEventListener('pagehide', closeAround)
})()
