/** The stylesheet of the login page: the product's colours, type and measures, as few rules as it needs. */
export const loginStyle = `@font-face { font-family: "Atkinson Hyperlegible Next"; src: url("/fonts/atkinson-hyperlegible-next.woff2") format("woff2"); font-weight: 200 800; font-display: swap; }
* { box-sizing: border-box; margin: 0; }
body { font: 1.125rem/1.5 "Atkinson Hyperlegible Next", system-ui, sans-serif; color: #1c2a2b; background: #f7f4ee; }
header { background: #fff; border-bottom: 1px solid #ddd6c8; }
header div { display: flex; align-items: center; gap: .5rem; max-width: 70rem; min-height: 3.75rem; margin: auto; padding: .5rem 1.5rem; font-size: 1.25rem; font-weight: 750; color: #0a4644; }
main { max-width: 40.75rem; margin: auto; padding: 4.5rem 1rem 4rem; }
.card { background: #fff; border: 1px solid #ddd6c8; border-left: 8px solid #0f5e5c; border-radius: 4px; padding: 1.5rem; }
h1 { font-size: 2.125rem; line-height: 1.15; letter-spacing: -.01em; }
.lead { color: #52605f; margin-top: .5rem; max-width: 62ch; }
.beside { margin-top: 1.5rem; }
a { color: #0f5e5c; }
.alert { margin-top: 1rem; padding: .75rem 1rem; border-left: 6px solid #a3231f; border-radius: 4px; background: #fbe7e4; color: #a3231f; font-weight: 650; }
label { display: block; font-weight: 600; margin: 1rem 0 .25rem; }
input { font: inherit; color: inherit; width: 100%; min-height: 2.75rem; border: 2px solid #6d7877; border-radius: 4px; padding: .5rem .75rem; background: #fff; }
input[aria-invalid] { border-color: #a3231f; }
a.button { color: #fff; }
button, .button { display: inline-flex; align-items: center; min-height: 2.75rem; margin-top: 1.5rem; padding: .5rem 1.5rem; font: inherit; font-weight: 650; color: #fff; background: #0f5e5c; border: 2px solid #0f5e5c; border-radius: 999px; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: #0a4644; border-color: #0a4644; }
:focus-visible { outline: 3px solid #f0b429; outline-offset: 2px; box-shadow: 0 0 0 2px #1c2a2b; border-radius: 4px; }
@media (max-width: 599px) { header div { padding: .5rem 1rem; } main { padding-top: 2rem; } h1 { font-size: 1.75rem; } }
`
