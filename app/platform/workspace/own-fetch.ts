type Fetch = typeof globalThis.fetch

/** Sends a form in the place of `fetch`. */
export type Carrier = {
  /** Null for what it does not carry. */
  carry: (...request: Parameters<Fetch>) => ReturnType<Fetch> | null
  /** Says that the reader gives up what is carried. */
  givenUp: AbortSignal
}

let carrier: Carrier | null = null

/** The browser's `fetch`, or who carries a form in its place. */
export const ownFetch: Fetch = (input, init) => carrier?.carry(input, init) ?? fetch(input, init)

/** Who carries a form now. */
export const carrierNow = (): Carrier | null => carrier

/** Lets somebody carry what is posted from now on, in the place of who does now. */
export function letCarry(next: Carrier | null): void {
  carrier = next
}
