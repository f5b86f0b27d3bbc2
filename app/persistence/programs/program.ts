/** A program of the provider that asks by an access token of its own, not for anybody who signed in. */
export type Program = {
  /** Its client id. */
  keyId: string
  /** What its token is for. */
  scopes: readonly string[]
}
