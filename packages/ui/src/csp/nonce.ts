import { createContext, use } from 'react'

/** The nonce of the page's Content Security Policy; none where styles need none. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The nonce for a `<style>` that a component writes. */
export const useNonce = (): string | undefined => use(NonceContext)
