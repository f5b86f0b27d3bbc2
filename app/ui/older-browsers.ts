/**
 * Gives browsers of the years 2021 to 2023 the few things that our scripts and their libraries use and that came later; the oldest
 * that we promise is Safari 15.0. The entry fetches it for those who need it. What else is too new is refused by
 * `tests/integration/script-floor.test.ts`.
 */
for (const list of [Array.prototype, String.prototype, Object.getPrototypeOf(Int8Array.prototype)])
  define(list, 'at', at)
define(String.prototype, 'toWellFormed', toWellFormed)
define(Object, 'hasOwn', hasOwn)
rememberSubmitters()

function define(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

function at(this: ArrayLike<unknown>, position: number): unknown {
  return this[position < 0 ? this.length + position : position]
}

function toWellFormed(this: string): string {
  return this.replace(/\p{Surrogate}/gu, '\ufffd')
}

function hasOwn(owner: object, name: PropertyKey): boolean {
  return Object.prototype.hasOwnProperty.call(owner, name)
}

/**
 * A form that is sent says which of its buttons was pressed. Without that our script would send it as if none was: a
 * button that adds a row would only save. Pressing Enter in a field presses a button too.
 */
function rememberSubmitters(): void {
  let pressed: HTMLButtonElement | HTMLInputElement | null = null
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLButtonElement | HTMLInputElement>('button, input') : null
    // The form is sent while the click lasts, or not at all.
    setTimeout(() => (pressed = null))
  }
  const tell = (event: Event) => {
    const submitter = pressed?.form === event.target ? pressed : null
    if (!('submitter' in event)) Object.defineProperty(event, 'submitter', { value: submitter })
  }
  addEventListener('click', remember, true)
  addEventListener('submit', tell, true)
}

export {}
