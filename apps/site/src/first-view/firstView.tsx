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

/**
 * Renders the page at a path as a visitor sees it, with what the platform says now. Nothing while the site is closed or
 * the platform fails to answer, and nothing that comes after `signal`.
 */
export async function firstView(view: FirstViewOf, signal: AbortSignal): Promise<FirstView | undefined> {
  const asked: Promise<Response>[] = []
  const carry = (request: Request) => {
    const answer = fetch(request, { signal: AbortSignal.any([request.signal, signal]) })
    asked.push(answer)
    return answer
  }
  const root = createRootStore(serverWorld(view, carry))
  const sheet = new ServerStyleSheet()
  try {
    const [texts, loads] = await Promise.all([
      loadFirstTexts(root.locale.language),
      preloadPage(view.path),
      root.start(),
    ])
    if (!texts || root.phase !== 'open') return undefined
    await Promise.all([texts.complete(), beginLoads(root, [loadVendors, ...loads], '')])
    if (!(await allAnswered(asked)) || signal.aborted) return undefined
    servePage(view.page)
    const { prelude } = await prerender(
      <StyleSheetManager sheet={sheet.instance}>
        <RootContext value={root}>
          <WideContext value={view.isWide}>
            <BrandProvider styles={['reset', 'motion']}>
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

/** Waits until every answer is there and has set off no other request. Resolves with false when one has failed. */
async function allAnswered(asked: readonly Promise<Response>[]): Promise<boolean> {
  for (let known = -1; known < asked.length;) {
    known = asked.length
    await Promise.allSettled(asked)
    // What an answer sets off begins in a later task.
    await new Promise((resolve) => setTimeout(resolve))
  }
  const answers = await Promise.allSettled(asked)
  return answers.every((answer) => answer.status === 'fulfilled' && answer.value.ok)
}
