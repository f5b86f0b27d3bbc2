import { createContext } from 'react'

/** The nonce of this answer's content security policy; on the server only, as browsers hide it. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The value that the forms of this session carry; null where nobody is signed in. */
export const CsrfContext = createContext<string | null>(null)
