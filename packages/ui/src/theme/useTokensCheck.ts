import { useEffect } from 'react'
import { tokens } from './theme.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

let isChecked = false

const check = () => {
  const variable = tokens.color.canvas.slice('var('.length, -1)
  if (getComputedStyle(document.documentElement).getPropertyValue(variable) !== '') return
  // oxlint-disable-next-line no-console -- for the developer.
  console.error(
    "This page has none of the kit's variables, so its components have no colours or sizes. Put a BrandProvider from @croupier/ui around the app, or load @croupier/ui/tokens.css.",
  )
}

const useCheckOnce = (): void => {
  useEffect(() => {
    if (isChecked) return
    isChecked = true
    if (document.readyState === 'complete') check()
    else addEventListener('load', check, { once: true })
  }, [])
}

/**
 * In development: logs once, after the page's own styles have loaded, if the page lacks the kit's variables. Does
 * nothing in production, where bundlers drop the rest of this file.
 */
export const useTokensCheck = process.env.NODE_ENV === 'production' ? () => undefined : useCheckOnce
