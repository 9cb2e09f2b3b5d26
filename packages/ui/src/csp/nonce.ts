import { createContext, use } from 'react'

/** The nonce of the page's Content Security Policy; undefined when the page has none. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The nonce for a `<style>` that a component renders. */
export const useNonce = (): string | undefined => use(NonceContext)
