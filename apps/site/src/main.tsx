import { createRootStore, type RootStore } from '@croupier/stores'
import { from } from '@croupier/ui/breakpoints'
import { applyTheme } from '@croupier/ui/storedTheme'
import { autorun } from 'mobx'
import '@croupier/ui/fonts.css'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { hasPage } from './routes/address.ts'
import { preloadStatusPages } from './app/App.tsx'
import { moves } from './routes/moves.ts'
import { beginLoads } from './base/pageLoads.ts'
import { preloadPage } from './routes/routes.ts'
import { SiteRouter } from './routes/SiteRouter.tsx'
import { reportBug } from './parts/failure/reportBug.ts'
import { registerLanguagePacks } from './parts/text/languagePacks.ts'
import { languageRow } from './parts/text/languageRow.ts'
import { loadFirstTexts } from './parts/text/loadFirstTexts.ts'
import { wholeTexts } from './parts/text/wholeTexts.ts'
import { preloadCategories } from './shell/header/CategoriesPart.tsx'
import { openCentre, opensCentre, preloadCentre } from './shell/overlays/centres.ts'
import { loadVendors } from './shell/Shell.tsx'
import { SiteTree } from './SiteTree.tsx'
import { installOffer } from './ports/installOffer.ts'
import { pageMerchants } from './ports/pageMerchants.ts'
import { readRendered, restoreStyles } from './ports/rendered.ts'
import { startServiceWorker } from './ports/serviceWorker.ts'
import { sitePorts } from './ports/sitePorts.ts'
import { currentPath } from './ports/sitePaths.ts'

// Without this zod tries `new Function` once, which the content policy forbids.
z.config({ jitless: true })

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root element.')

/**
 * How long the frame waits for a page whose chunk or data is late, in milliseconds; then it shows with an empty page.
 */
const pagePatience = 250

/** Milliseconds after the texts until the service worker is registered. */
const workerDelay = 3000

const inBrowser = (site: ReactNode) => <SiteRouter>{site}</SiteRouter>

const after = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms))

/** The nonce of this page's styles; undefined while the site is served from source. */
const pageNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined

/**
 * Shows the page's built-in message without its texts: in the chosen language, or in all of the merchant's if that one
 * is missing.
 */
function showUnloaded(code: string): void {
  const place = document.getElementById('unloaded')
  const own = place?.querySelector(`:scope > [lang="${languageRow(code).tag}"]`)
  if (own) place?.replaceChildren(own)
  place?.removeAttribute('hidden')
}

/**
 * The permission call is sent first; texts and the page's chunk load in parallel (S-001). A page that the server
 * rendered for this browser is hydrated with the server's data; otherwise the frame stays until the page renders here.
 * A function, not a top-level await: the page's chunk imports this module and would wait for it.
 */
async function open(host: HTMLElement) {
  registerLanguagePacks(document)
  installOffer.listen()
  const rendered = readRendered()
  // Times on the page refer to the same instant until hydration is done.
  let moment = rendered?.at
  const root: RootStore = createRootStore(
    sitePorts({
      go: moves.go,
      hasPage: (path) => hasPage(path, root.system),
      rendered,
      now: () => moment ?? Date.now(),
    }),
  )
  if (!root.merchant.isServed(pageMerchants.served)) return
  // One attribute switches the theme; no component re-renders (S-253).
  autorun(() => applyTheme(root.theme.theme))
  const started = root.start()
  const texts = loadFirstTexts(root.locale.language)
  // Parts that load before the first render wait for all their texts too.
  wholeTexts.loadWith(async () => (await texts)?.complete())
  const { search } = window.location
  const hasCentre = root.session.isSignedIn && opensCentre(search)
  const chunks = Promise.all([
    hasCentre ? preloadCentre(search) : [],
    // A phone shows only the centre at first.
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
  // Long after the first paint: caches what this page has loaded, and the part that reports a lost connection.
  setTimeout(() => void preloadStatusPages().then(startServiceWorker), workerDelay)
  let isDue = false
  const page = async () => {
    const [centre, below] = await chunks
    // A page that has rendered by now loads its own parts.
    if (isOpen && !isDue) await beginLoads(root, [loadVendors, ...centre, ...below], search)
  }
  const site = (
    <SiteTree
      root={root}
      texts={first}
      isWide={rendered?.isWide ?? false}
      nonce={pageNonce()}
      router={inBrowser}
      onShown={() => {
        moment = undefined
        host.dataset['live'] = ''
      }}
    />
  )
  // The server does not know of a slow connection: its page has pictures that a data-saving device does not load.
  if (rendered?.language === root.locale.language && isOpen && !root.saver.isOn) {
    await page()
    restoreStyles(host, rendered)
    startTransition(() => void hydrateRoot(host, site, { onCaughtError: reportBug }))
    return
  }
  moment = undefined
  await Promise.race([page(), after(pagePatience)])
  isDue = true
  host.replaceChildren()
  delete document.documentElement.dataset['fresh']
  // As a transition, the first render yields to taps and key presses.
  startTransition(() => createRoot(host, { onCaughtError: reportBug }).render(site))
}

// The modules have just been evaluated: in a separate task, what follows leaves room for paint and input.
setTimeout(() => void open(container))
