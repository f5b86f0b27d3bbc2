let pressed: EventTarget | null = null

const remember = ({ target }: Event): void => {
  pressed = target
}

const forget = (): void => {
  pressed = null
}

/**
 * Remembers what a pointer is pressed on until the click that comes of it. A press makes React take over that part of the page
 * at once, before the browser gives it the focus, which Safari never does: so this listens before React does.
 */
export function watchPresses(): void {
  for (const type of ['pointerdown', 'pointerup']) window.addEventListener(type, remember, { capture: true })
  window.addEventListener('click', forget)
}

/** Whether a pointer has been pressed on this element, and its click has not come yet. */
export const isPressed = (element: Element): boolean =>
  (pressed instanceof Node && element.contains(pressed)) || element.matches(':active')
