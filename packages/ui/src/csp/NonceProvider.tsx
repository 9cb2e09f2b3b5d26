import { CSPProvider } from '@base-ui/react/csp-provider'
import { cloneElement, type ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import { buttonLook } from '../button/buttonLook.tsx'
import { squareLook } from '../icon-button/squareLook.tsx'
import { NonceContext } from './nonce.ts'

interface NonceProviderProps {
  nonce: string
  children: ReactNode
}

const inBrowser = typeof document !== 'undefined'

/**
 * Adds the page's nonce to every style below: those of styled-components, of the engines and of buttons.
 *
 * Buttons render a constant `<style>`, which React puts into the head once. It is rendered here first, with the nonce,
 * so no button has to read it. On a server, styled-components takes the nonce from its `ServerStyleSheet`.
 */
export const NonceProvider = ({ nonce, children }: NonceProviderProps) => (
  <NonceContext value={nonce}>
    <StyleSheetManager nonce={inBrowser ? nonce : undefined}>
      <CSPProvider nonce={nonce}>
        {cloneElement(buttonLook, { nonce })}
        {cloneElement(squareLook, { nonce })}
        {children}
      </CSPProvider>
    </StyleSheetManager>
  </NonceContext>
)
