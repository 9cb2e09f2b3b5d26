import { createRootStore } from '@croupier/stores'
import { applyTheme, BrandProvider, from } from '@croupier/ui'
import { autorun } from 'mobx'
import { clearTimers } from 'mobx-react-lite'
import '@croupier/ui/fonts.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { App } from './app/App.tsx'
import { tellBug } from './parts/failure/tellBug.ts'
import { moves } from './app/moves.ts'
import { beginLoads } from './app/pageLoads.ts'
import { hasPage } from './app/address.ts'
import { preloadPage } from './app/routes.ts'
import { loadVendors } from './shell/Shell.tsx'
import { RootContext } from './app/RootContext.ts'
import { registerLanguagePacks } from './parts/text/languagePacks.ts'
import { languageRow } from './parts/text/languageRow.ts'
import { loadFirstTexts } from './parts/text/loadFirstTexts.ts'
import { TextProvider } from './parts/text/TextProvider.tsx'
import { wholeTexts } from './parts/text/wholeTexts.ts'
import { openCentre, opensCentre, preloadCentre } from './shell/overlays/centres.ts'
import { preloadCategories } from './shell/header/CategoriesPart.tsx'
import { browserWorld } from './world/browserWorld.ts'
import { installOffer } from './world/installOffer.ts'
import { startServiceWorker } from './world/serviceWorker.ts'
import { pageMerchants } from './world/pageMerchants.ts'
import { currentPath } from './world/sitePaths.ts'

// Without this zod tries `new Function` once, which the content policy forbids.
z.config({ jitless: true })

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root element.')

/** How long the frame waits for a page whose chunk is late, in milliseconds; it then shows with the page's place empty. */
const pagePatience = 250
/** How long the first render waits for data while the server's drawing is on screen, so that it replaces it in one step. */
const drawnPatience = 1500

/** When the service worker is asked for, in milliseconds after the texts. */
const workerDelay = 3000

const after = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms))

/** The nonce that the server gave the styles of this page; none while the site is served from source. */
const pageNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined

/** Shows what the page says without its texts: in the chosen language, or in all of the merchant's where it lacks that. */
function showUnloaded(code: string): void {
  const place = document.getElementById('unloaded')
  const own = place?.querySelector(`:scope > [lang="${languageRow(code).tag}"]`)
  if (own) place?.replaceChildren(own)
  place?.removeAttribute('hidden')
}

/**
 * The permission call leaves first; texts and the page's chunk load beside it (S-001). Until they are here the page shows
 * its plain frame. A function and no await of the module: the page's chunk imports this one, and would wait for its end.
 */
async function open(host: HTMLElement) {
  registerLanguagePacks(document)
  installOffer.listen()
  // Otherwise observers collected after this page is left cancel timers of the next one (decision 0240).
  addEventListener('pagehide', clearTimers)
  const root = createRootStore(browserWorld({ go: moves.go, hasPage }))
  // Building the stores is a task of its own: here a tap gets its turn.
  await after()
  if (!root.merchant.isServed(pageMerchants.served)) return
  // One attribute switches the theme; no component re-renders (S-253).
  autorun(() => applyTheme(root.theme.theme))
  const started = root.start()
  const texts = loadFirstTexts(root.locale.language)
  // Parts that load before the first render wait for all their texts too.
  wholeTexts.comeFrom(async () => (await texts)?.complete())
  const { search } = window.location
  const hasCentre = root.session.isSignedIn && opensCentre(search)
  const chunks = Promise.all([
    hasCentre ? preloadCentre(search) : [],
    // A phone shows the centre alone at first.
    hasCentre && !window.matchMedia(from.sm).matches ? [] : preloadPage(currentPath()),
    window.matchMedia(from.md).matches ? preloadCategories() : undefined,
  ])
  const first = await texts
  await started
  if (!first) {
    showUnloaded(root.locale.language)
    return
  }
  const isOpen = root.phase === 'open'
  if (isOpen && hasCentre) openCentre(search, root)
  // Long after the first paint: it keeps what this page has loaded.
  setTimeout(() => void startServiceWorker(), workerDelay)
  let isDue = false
  const page = async () => {
    const [centre, below] = await chunks
    // A page that has rendered by now loads for itself.
    if (isOpen && !isDue) await beginLoads(root, [loadVendors, ...centre, ...below], search)
  }
  await Promise.race([page(), after(host.querySelector('.first-view') ? drawnPatience : pagePatience)])
  isDue = true
  // As a transition the first render gives way to a tap or a key press in between.
  startTransition(() =>
    createRoot(host, { onCaughtError: tellBug }).render(
      <StrictMode>
        <RootContext value={root}>
          {/* Tokens, brand and theme are in the page already: the server wrote the rules, and the line above the theme. */}
          <BrandProvider nonce={pageNonce()} styles={['reset', 'print', 'motion']}>
            <TextProvider first={first}>
              <App />
            </TextProvider>
          </BrandProvider>
        </RootContext>
      </StrictMode>,
    ),
  )
}

// The modules have just been evaluated: in a separate task, what follows leaves room for paint and input.
setTimeout(() => void open(container))
