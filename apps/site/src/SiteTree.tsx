import type { RootStore } from '@croupier/stores'
import { RootProvider } from '@croupier/stores/react'
import { KitProvider } from '@croupier/ui/KitProvider'
import { StrictMode, useEffect, type ReactNode } from 'react'
import { App } from './app/App.tsx'
import { WideContext } from './base/useIsWide.ts'
import type { FirstTexts } from './parts/text/loadFirstTexts.ts'
import { TextProvider } from './parts/text/TextProvider.tsx'

/** Props of `SiteTree`. */
export interface SiteTreeProps {
  readonly root: RootStore
  readonly texts: FirstTexts
  /** Whether the server renders, or rendered, for a wide window. */
  readonly isWide: boolean
  /** The nonce of the page's styles. */
  readonly nonce?: string | undefined
  /** The router: over the browser's history, or at the one place that a server renders. */
  readonly router: (site: ReactNode) => ReactNode
  /** Called in a browser once the site can be used. */
  readonly onShown?: () => void
}

/** The whole site, the same on the server and in the browser. */
export function SiteTree({ root, texts, isWide, nonce, router, onShown }: SiteTreeProps) {
  useEffect(() => onShown?.(), [onShown])
  return (
    <StrictMode>
      <RootProvider root={root}>
        <WideContext value={isWide}>
          <KitProvider nonce={nonce}>
            <TextProvider first={texts}>
              <App router={router} />
            </TextProvider>
          </KitProvider>
        </WideContext>
      </RootProvider>
    </StrictMode>
  )
}
