/**
 * Offers names that fit while one is typed: what browsers show below such a field comes from the server, a few at a time. A
 * script of its own, so that the page needs no other; without it the whole name is typed, or what several names share.
 */
;(function () {
  let timer
  let asked = new AbortController()

  function offer(list, names) {
    list.querySelectorAll('[data-found]').forEach(function (option) {
      option.remove()
    })
    names.forEach(function (name) {
      const option = document.createElement('option')
      option.value = name
      option.dataset.found = ''
      list.append(option)
    })
  }

  function ask(field) {
    asked.abort()
    asked = new AbortController()
    fetch(field.dataset.names + '?' + new URLSearchParams({ q: field.value }), { signal: asked.signal })
      .then(function (answer) {
        return answer.ok ? answer.json() : []
      })
      .then(function (names) {
        offer(field.list, names)
      })
      .catch(function () {})
  }

  function isTyped(event) {
    const { target } = event
    return target instanceof HTMLInputElement && target.dataset.names && target.list
  }

  document.addEventListener('focusin', function (event) {
    if (isTyped(event)) ask(event.target)
  })
  document.addEventListener('input', function (event) {
    if (!isTyped(event)) return
    clearTimeout(timer)
    timer = setTimeout(ask, 150, event.target)
  })
})()
