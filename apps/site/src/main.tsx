import { loadMessages } from '@croupier/locales'
import { createRootStore } from '@croupier/stores'
import { applyTheme, BrandProvider } from '@croupier/ui'
import { autorun } from 'mobx'
import '@croupier/ui/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { App } from './app/App.tsx'
import { createRouter } from './app/router.tsx'
import { RootContext } from './root/RootContext.ts'
import { TextProvider } from './text/TextProvider.tsx'
import { browserWorld } from './world/browserWorld.ts'

// Without this zod tries `new Function` once, which the content policy forbids.
z.config({ jitless: true })

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root element.')

const router = createRouter()
const root = createRootStore(browserWorld((path) => void router.navigate(path)))

// One attribute switches the theme; no component re-renders (S-253).
autorun(() => applyTheme(root.theme.theme))

// The permission call leaves first; texts load beside it (S-001).
const started = root.start()
const code = root.locale.language
const messages = await loadMessages(code)

createRoot(container).render(
  <StrictMode>
    <RootContext value={root}>
      <BrandProvider>
        <TextProvider first={{ code, messages }}>
          <App router={router} />
        </TextProvider>
      </BrandProvider>
    </RootContext>
  </StrictMode>,
)
await started
