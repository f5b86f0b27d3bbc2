/**
 * Scopes as one text: each once, in the order they are first named.
 * @param scopes texts of names with spaces between them
 */
export function joinScopes(...scopes: (string | undefined)[]): string {
  return [...new Set(scopes.flatMap((text) => namesIn(text ?? '')))].join(' ')
}

/** Whether a token that was asked for with the scopes `held` serves for `asked`: it may have been asked for more. */
export function coversScopes(held: string, asked: string): boolean {
  const names = new Set(namesIn(held))
  return namesIn(asked).every((name) => names.has(name))
}

const namesIn = (text: string) => text.split(/\s+/).filter((name) => name !== '')
