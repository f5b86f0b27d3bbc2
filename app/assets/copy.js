/**
 * Brings buttons to life that copy a text: `data-copy` around them is the id of the field that holds it, or empty where
 * `data-text` is the text. They stay hidden where there is no clipboard. A script of its own, so that the page needs no other.
 */
;(function () {
  if (!navigator.clipboard) return

  function enliven(place) {
    const status = place.nextElementSibling
    place.hidden = false
    place.querySelector('button').addEventListener('click', function () {
      const field = document.getElementById(place.dataset.copy)
      status.textContent = ''
      navigator.clipboard.writeText(field ? field.value : place.dataset.text).then(
        function () {
          status.textContent = place.dataset.copied
        },
        function () {
          if (field) field.select()
          status.textContent = place.dataset.failed
        },
      )
    })
  }

  // A page may hold this script more than once.
  function enlivenAll() {
    document.querySelectorAll('[data-copy][hidden]').forEach(enliven)
  }

  document.addEventListener('routekaart:page', enlivenAll)
  enlivenAll()
})()
