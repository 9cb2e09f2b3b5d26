import { createRootStore } from '@croupier/stores'
import { applyTheme, BrandProvider } from '@croupier/ui'
import { autorun } from 'mobx'
import '@croupier/ui/fonts.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { App } from './app/App.tsx'
import { tellBug } from './failure/tellBug.ts'
import { moves } from './app/moves.ts'
import { hasPage } from './app/routes.tsx'
import { RootContext } from './root/RootContext.ts'
import { loadFirstTexts } from './text/loadFirstTexts.ts'
import { TextProvider } from './text/TextProvider.tsx'
import { browserWorld } from './world/browserWorld.ts'

// Without this zod tries `new Function` once, which the content policy forbids.
z.config({ jitless: true })

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root element.')

const root = createRootStore(browserWorld({ go: moves.go, hasPage }))

// One attribute switches the theme; no component re-renders (S-253).
autorun(() => applyTheme(root.theme.theme))

// The permission call leaves first; texts load beside it (S-001). Until both are here the page shows its plain frame.
const started = root.start()
const first = await loadFirstTexts(root.locale.language)
await started

// As a transition the first render gives way to a tap or a key press in between.
if (first)
  startTransition(() =>
    createRoot(container, { onCaughtError: tellBug }).render(
      <StrictMode>
        <RootContext value={root}>
          <BrandProvider>
            <TextProvider first={first}>
              <App />
            </TextProvider>
          </BrandProvider>
        </RootContext>
      </StrictMode>,
    ),
  )
else document.getElementById('unloaded')?.removeAttribute('hidden')
