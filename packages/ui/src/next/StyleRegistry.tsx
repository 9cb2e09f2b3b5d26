/// <reference path="./next.d.ts" />
import { useServerInsertedHTML } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

/** Props of `StyleRegistry`. */
export interface StyleRegistryProps {
  /** The nonce of the page's Content Security Policy. */
  nonce?: string | undefined
  /** The page. */
  children?: ReactNode
}

/**
 * Adds the styles of components that Next.js renders on the server to its HTML, so that the first paint is styled. Wrap
 * it around the provider in the root layout of an App Router app. Renders no element.
 */
export const StyleRegistry = ({ nonce, children }: StyleRegistryProps) => {
  const [sheet] = useState(() =>
    typeof window === 'undefined' ? new ServerStyleSheet({ ...(nonce && { nonce }) }) : null,
  )
  useServerInsertedHTML(() => {
    const styles = sheet?.getStyleElement()
    // Styles already sent are not sent again with the next part of the page.
    sheet?.instance.clearTag()
    return styles
  })
  return sheet ? <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager> : children
}
