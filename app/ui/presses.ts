let pressed: Node | null = null

/**
 * Remembers what a pointer was pressed on last. A press makes React take over that part of the page at once, before the
 * browser gives it the focus, which Safari never does: so this listens before React does.
 */
export function watchPresses(): void {
  const remember = ({ target }: Event) => {
    if (target instanceof Node) pressed = target
  }
  addEventListener('pointerdown', remember, true)
}

/** Whether a pointer was pressed on this element last: its click may be on the way. */
export const isPressed = (element: Element): boolean => element.contains(pressed)
