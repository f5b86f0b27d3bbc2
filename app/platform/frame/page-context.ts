import { createContext } from 'react'

/** The nonce of this answer's content security policy; on the server only, as browsers hide it. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The modules that a page has: while developing also what reloads it when its source changes, and what others need there. */
export type PageScripts = { always: readonly string[]; forForms: readonly string[] }

/** Where they are; on the server only. */
export const PageScriptContext = createContext<PageScripts>({ always: [], forForms: [] })

/** The value that the forms of this session carry; null where nobody is signed in. */
export const CsrfContext = createContext<string | null>(null)
