import { createRootStore, type RootStore } from '@croupier/stores'
import { enableStaticRendering } from 'mobx-react-lite'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import * as z from 'zod/mini'
import { beginLoads } from './base/pageLoads.ts'
import { hasPage } from './routes/address.ts'
import { preloadPage } from './routes/routes.ts'
import { loadFirstTexts } from './parts/text/loadFirstTexts.ts'
import { SiteTree } from './SiteTree.tsx'
import { loadVendors } from './shell/Shell.tsx'
import { servePage } from './ports/pageMerchants.ts'
import { comparable, hostPlace, type PageAnswer } from './ports/rendered.ts'
import { serverPorts, type RenderedFor } from './ports/serverPorts.ts'

export type { RenderedFor } from './ports/serverPorts.ts'

z.config({ jitless: true })
enableStaticRendering(true)

/** A visitor's page, as the server renders it. */
export interface VisitorPage {
  readonly markup: string
  /** Whether the merchant has the page and its module is on. */
  readonly isThere: boolean
  /** The styles of its components, as elements. */
  readonly styles: string
  /** When it was rendered. */
  readonly at: number
  /** Where its pictures come from. */
  readonly imageCdn: string
  /** The platform's responses after the permission, in order of request: the browser starts with them. */
  readonly answers: readonly PageAnswer[]
}

/** The headers of the contract that stay the same from one request to the next. */
const lasting = ['accept', 'device', 'language', 'merchant', 'moduleid', 'x-requested-with']

async function answerTo(request: Request, answer: Response, host: string): Promise<PageAnswer[]> {
  if (request.method !== 'GET') return []
  const { pathname, search } = new URL(request.url)
  const address = comparable(`${pathname}${search.replace(encodeURIComponent(host), hostPlace)}`)
  const headers = Object.fromEntries([...request.headers].filter(([name]) => lasting.includes(name)))
  return [{ address, headers, text: await answer.text() }]
}

/**
 * Renders the page at a path as a visitor sees it, with the platform's current data. Returns nothing if the site is
 * closed, the platform fails, or `signal` aborts.
 */
export async function renderVisitorPage(view: RenderedFor, signal: AbortSignal): Promise<VisitorPage | undefined> {
  const answers: Promise<Response>[] = []
  const kept: Promise<PageAnswer[]>[] = []
  const root: RootStore = createRootStore(
    serverPorts(view, {
      hasPage: (path) => hasPage(path, root.system),
      carry: (request) => {
        const answer = fetch(request, { signal: AbortSignal.any([request.signal, signal]) })
        answers.push(answer)
        kept.push(answer.then((one) => answerTo(request, one.clone(), view.host)).catch(() => []))
        return answer
      },
    }),
  )
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
        <SiteTree
          root={root}
          texts={texts}
          isWide={view.isWide}
          // The server writes the one of each response.
          nonce=""
          router={(site) => <StaticRouter location={view.path}>{site}</StaticRouter>}
        />
      </StyleSheetManager>,
      // Anything larger would arrive in pieces that a script assembles.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    )
    return {
      markup: await new Response(prelude).text(),
      isThere: hasPage(view.path, root.system),
      styles: sheet.getStyleTags(),
      at: root.ports.clock.now(),
      imageCdn: root.system.imageCdn ?? '',
      // The first call requests the permission (S-001). It depends on the visitor's location, so each browser makes it
      // itself.
      answers: (await Promise.all(kept.slice(1))).flat(),
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
