import { createContext } from 'react'

/** The nonce of this answer's content security policy; on the server only, as browsers hide it. */
export const NonceContext = createContext<string | undefined>(undefined)

/** Where the script is that looks after forms, and before it what it needs while developing; on the server only. */
export const PageScriptContext = createContext<readonly string[]>([])

/** The value that the forms of this session carry; null where nobody is signed in. */
export const CsrfContext = createContext<string | null>(null)
