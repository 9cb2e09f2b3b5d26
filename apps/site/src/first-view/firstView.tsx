import { createRootStore } from '@croupier/stores'
import { BrandProvider } from '@croupier/ui'
import { enableStaticRendering } from 'mobx-react-lite'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import * as z from 'zod/mini'
import { RootContext } from '../app/RootContext.ts'
import { beginLoads } from '../app/pageLoads.ts'
import { preloadPage } from '../app/routes.ts'
import { WideContext } from '../app/useIsWide.ts'
import { TextProvider } from '../parts/text/TextProvider.tsx'
import { loadFirstTexts } from '../parts/text/loadFirstTexts.ts'
import { loadVendors, Shell } from '../shell/Shell.tsx'
import { servePage } from '../world/pageMerchants.ts'
import { hostPlace } from './hostPlace.ts'
import { serverWorld, type FirstViewOf } from './serverWorld.ts'

export type { FirstViewOf } from './serverWorld.ts'

z.config({ jitless: true })
enableStaticRendering(true)

/** A page as a visitor first sees it. */
export interface FirstView {
  readonly markup: string
  readonly styles: string
  /** Where its pictures come from. */
  readonly imageCdn: string
  /** What was asked of the platform, in its order. A browser that shows this page asks for the same. */
  readonly asked: readonly Asked[]
}

/** A request of a page. */
export interface Asked {
  /** Path and query, with `hostPlace` where the site's host stands. */
  readonly address: string
  /** The headers that say what is asked for. */
  readonly headers: Readonly<Record<string, string>>
}

/** The headers of the contract that stay the same from one request to the next. */
const lasting = ['accept', 'device', 'language', 'merchant', 'moduleid', 'x-requested-with']

function askedFor(request: Request, host: string): Asked[] {
  const { pathname, search } = new URL(request.url)
  // A request that names its moment is never the same again.
  if (request.method !== 'GET' || /=\d{13}\b/.test(search)) return []
  const headers = Object.fromEntries([...request.headers].filter(([name]) => lasting.includes(name)))
  return [{ address: `${pathname}${search.replace(encodeURIComponent(host), hostPlace)}`, headers }]
}

/**
 * Renders the page at a path as a visitor sees it, with what the platform says now. Nothing while the site is closed or
 * the platform fails to answer, and nothing that comes after `signal`.
 */
export async function firstView(view: FirstViewOf, signal: AbortSignal): Promise<FirstView | undefined> {
  const answers: Promise<Response>[] = []
  const asked: Asked[] = []
  const carry = (request: Request) => {
    const answer = fetch(request, { signal: AbortSignal.any([request.signal, signal]) })
    asked.push(...askedFor(request, view.host))
    answers.push(answer)
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
    if (!(await allAnswered(answers)) || signal.aborted) return undefined
    servePage(view.page)
    const { prelude } = await prerender(
      <StyleSheetManager sheet={sheet.instance}>
        <RootContext value={root}>
          <WideContext value={view.isWide}>
            <BrandProvider styles={['reset', 'print', 'motion']}>
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
    return {
      markup: await new Response(prelude).text(),
      styles: sheet.getStyleTags(),
      imageCdn: root.system.imageCdn ?? '',
      asked,
    }
  } finally {
    sheet.seal()
    root.stop()
  }
}

/** Waits until every answer is there and has set off no other request. Resolves with false when one has failed. */
async function allAnswered(answers: readonly Promise<Response>[]): Promise<boolean> {
  for (let known = -1; known < answers.length;) {
    known = answers.length
    await Promise.allSettled(answers)
    // What an answer sets off begins in a later task.
    await new Promise((resolve) => setTimeout(resolve))
  }
  const outcomes = await Promise.allSettled(answers)
  return outcomes.every((answer) => answer.status === 'fulfilled' && answer.value.ok)
}
