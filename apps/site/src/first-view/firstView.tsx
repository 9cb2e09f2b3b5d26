import { createRootStore } from '@croupier/stores'
import { BrandProvider } from '@croupier/ui'
import { enableStaticRendering } from 'mobx-react-lite'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import * as z from 'zod/mini'
import { RootContext } from '../app/RootContext.ts'
import { beginLoads } from '../app/pageLoads.ts'
import { preloadPage } from '../app/routes.tsx'
import { WideContext } from '../app/useIsWide.ts'
import { TextProvider } from '../parts/text/TextProvider.tsx'
import { loadFirstTexts } from '../parts/text/loadFirstTexts.ts'
import { loadVendors, Shell } from '../shell/Shell.tsx'
import { servePage } from '../world/pageMerchants.ts'
import { serverWorld, type FirstViewOf } from './serverWorld.ts'

export type { FirstViewOf } from './serverWorld.ts'

z.config({ jitless: true })
enableStaticRendering(true)

/** A page as a visitor first sees it. */
export interface FirstView {
  readonly markup: string
  readonly styles: string
}

/** Renders the page at a path as a visitor sees it, with what the platform says now; nothing while the site is closed. */
export async function firstView(view: FirstViewOf): Promise<FirstView | undefined> {
  servePage(view.page)
  const asked: Promise<unknown>[] = []
  const root = createRootStore(serverWorld(view, (answer) => asked.push(answer)))
  const sheet = new ServerStyleSheet()
  try {
    const [texts, loads] = await Promise.all([
      loadFirstTexts(root.locale.language),
      preloadPage(view.path),
      root.start(),
    ])
    if (!texts || root.phase !== 'open') return undefined
    await Promise.all([texts.complete(), beginLoads(root, [loadVendors, ...loads], '')])
    await settled(asked)
    const { prelude } = await prerender(
      <StyleSheetManager sheet={sheet.instance}>
        <RootContext value={root}>
          <WideContext value={view.isWide}>
            <BrandProvider>
              <TextProvider first={texts}>
                <StaticRouter location={view.path}>
                  <Shell />
                </StaticRouter>
              </TextProvider>
            </BrandProvider>
          </WideContext>
        </RootContext>
      </StyleSheetManager>,
      // What is larger would come in pieces that a script puts together.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    )
    return { markup: await new Response(prelude).text(), styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
    root.stop()
  }
}

/** Waits until every answer is there and has set off no other request. */
async function settled(asked: readonly Promise<unknown>[]): Promise<void> {
  for (let known = -1; known < asked.length;) {
    known = asked.length
    await Promise.allSettled(asked)
    // What an answer sets off begins in a later task.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
