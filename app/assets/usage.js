/**
 * Tells the portal which pages are shown and how far they are scrolled; never what is on them. A script of its own, so
 * that pages without other scripts tell it too. What does not arrive is not missed.
 */
;(function () {
  const scrollPause = 600
  const root = document.documentElement
  let timer = 0
  let told = 0

  function tell(type, amount) {
    if (!navigator.onLine) return
    fetch('/api/user_log', {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ log_type: type, amount: amount, data: location.pathname }),
    }).catch(function () {})
  }

  function fraction() {
    const room = root.scrollHeight - window.innerHeight
    return room > 0 ? Math.round(Math.min(1, Math.max(0, window.scrollY / room)) * 1000) / 1000 : 0
  }

  function tellScroll() {
    clearTimeout(timer)
    timer = 0
    const amount = fraction()
    if (amount === told) return
    told = amount
    tell('scroll', amount)
  }

  function tellPage() {
    clearTimeout(timer)
    timer = 0
    told = 0
    tell('navigation', -1)
  }

  addEventListener(
    'scroll',
    function () {
      clearTimeout(timer)
      timer = setTimeout(tellScroll, scrollPause)
    },
    { passive: true },
  )
  // The end of a drag is the end of scrolling; where the page rolls on, it scrolls again.
  ;['mouseup', 'touchend'].forEach(function (name) {
    addEventListener(
      name,
      function () {
        if (timer) tellScroll()
      },
      { passive: true },
    )
  })
  addEventListener('pageshow', function (event) {
    if (event.persisted) tellPage()
  })
  tellPage()
})()
