/**
 * Brings buttons to life that copy what stands in a field: `data-copy` around them is its id. They stay hidden where
 * there is no clipboard. A script of its own, so that the page needs no other.
 */
;(function () {
  if (!navigator.clipboard) return

  function enliven(place) {
    const field = document.getElementById(place.dataset.copy)
    const status = place.nextElementSibling
    place.hidden = false
    place.querySelector('button').addEventListener('click', function () {
      status.textContent = ''
      navigator.clipboard.writeText(field.value).then(
        function () {
          status.textContent = place.dataset.copied
        },
        function () {
          field.select()
          status.textContent = place.dataset.failed
        },
      )
    })
  }

  document.querySelectorAll('[data-copy]').forEach(enliven)
})()
