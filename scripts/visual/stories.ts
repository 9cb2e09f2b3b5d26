/** Screenshots of every story of a built Storybook, made so that the same code gives the same picture. */
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { widths } from '../../.storybook/widths.ts'
import { browserFlags, findBrowser } from '../browser.ts'

/** A story, as Storybook's index names it. */
export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly tags?: readonly string[]
}

/** What was pictured. */
export interface Pictures {
  /** Pictures as PNG by the story's id; of one with modes several, by `id.mode`. */
  readonly shots: ReadonlyMap<string, Buffer>
  /** Ids of the stories that failed to draw or to play. */
  readonly broken: readonly string[]
}

/** The tag of stories that no picture is made of: tools, and what never looks the same twice. */
export const unseen = 'no-visual'

/** Storybook gives this tag to every story but those taken out of its sidebar, which are tests without a look. */
const listed = 'dev'

/** The stories of a built Storybook that are worth a picture, narrowed to ids that contain `filter`. */
export const storiesOf = (folder: string, filter = ''): readonly Story[] => {
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, Story & { readonly type: string; readonly subtype?: string }>>
  }
  return Object.values(index.entries).filter(
    // A test of a story begins with that story's look, and its end has no look of its own to keep.
    ({ id, type, subtype, tags = [] }) =>
      type === 'story' && subtype !== 'test' && id.includes(filter) && tags.includes(listed) && !tags.includes(unseen),
  )
}

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const serve = async (folder: string) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)))
    if (!file.startsWith(folder) || !existsSync(file)) return void response.writeHead(404).end()
    response.setHeader('content-type', kinds[path.extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  return { address, close: () => server.close() }
}

/** Chromatic's modes of a story: global settings each, and the width of the window in pixels. */
type Modes = Readonly<Record<string, Readonly<Record<string, string | number>>>>

/** What Storybook says of a story on its channel; it remembers the last of each, and renders a story once a page. */
interface Channel {
  readonly last?: (event: string) => unknown
}

interface Preview {
  readonly currentRender?: {
    readonly phase?: string
    readonly story?: {
      readonly storyGlobals?: { readonly viewport?: { readonly value?: string } }
      readonly parameters?: { readonly chromatic?: { readonly disableSnapshot?: boolean; readonly modes?: Modes } }
    }
  }
}

/** Default width, for stories that do not set one. */
const laptop = { width: widths.laptop.width, height: widths.laptop.height }

/** Runs in the page before anything else: chance is the same every time. */
const loadedDice = () => {
  let state = 20_260_101
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const still = async (page: Page) => {
  await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview }
      if (document.querySelector('script[src*="storybook"], #storybook-root') === null) return true
      return /finished|errored|aborted/.test(preview?.currentRender?.phase ?? '')
    },
    undefined,
    { timeout: 30_000 },
  )
  await page.evaluate(async () => void (await document.fonts.ready))
}

/** How the story ended, the viewport it asks for, and the modes it is pictured in. */
const askStory = (page: Page) =>
  page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as {
      __STORYBOOK_PREVIEW__?: Preview
      __STORYBOOK_ADDONS_CHANNEL__?: Channel
    }
    const { phase, story } = preview?.currentRender ?? {}
    // A story whose play threw goes through the phases that follow all the same.
    const failures = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException']
    const { disableSnapshot = true, modes = {} } = story?.parameters?.chromatic ?? {}
    return {
      failed: phase === 'errored' || failures.some((event) => channel?.last?.(event) !== undefined),
      viewport: story?.storyGlobals?.viewport?.value,
      modes: disableSnapshot ? {} : modes,
    }
  })

const sizeOf = (viewport: string | number | undefined) => {
  const known = Object.entries(widths).find(([name, { width }]) => name === viewport || width === viewport)?.[1]
  return known ? { width: known.width, height: known.height } : laptop
}

/**
 * Pictures of the stories, whole pages at the width of each story's viewport, else at 1,280 px; a story with Chromatic
 * modes is pictured in each of them instead. The clock is fixed, animations have ended, the caret is hidden and random
 * numbers are always the same. A story that fails to render or to play is pictured as it is and listed as broken. Uses
 * one page per processor; `onShot` is called with the number of stories done.
 */
export const shoot = async (
  folder: string,
  stories: readonly Story[],
  onShot: (done: number) => void = () => undefined,
  pages = Math.max(2, availableParallelism()),
): Promise<Pictures> => {
  const { address, close } = await serve(folder)
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })
  const shots = new Map<string, Buffer>()
  const broken: string[] = []
  let done = 0
  const waiting = [...stories]
  const work = async () => {
    const context = await browser.newContext({
      viewport: laptop,
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      locale: 'en-GB',
    })
    await context.addInitScript(loadedDice)
    await context.clock.setFixedTime('2026-01-01T12:00:00Z')
    const page = await context.newPage()
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const { id } = story
      const show = async (globals = 'motion:still') => {
        await page.goto(`${address}/iframe.html?viewMode=story&id=${id}&globals=${globals}`)
        // A story that waits for something else is pictured as far as it got.
        await still(page).catch(() => undefined)
        return askStory(page)
      }
      let told = await show()
      const size = sizeOf(told.viewport)
      if (size.width !== page.viewportSize()?.width) {
        await page.setViewportSize(size)
        // Drawn and played at that width from the beginning, as it is there for a person.
        told = await show()
      }
      const shot = async (key: string) =>
        shots.set(key, await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }))
      const modes = Object.entries(told.modes)
      if (modes.length === 0) await shot(id)
      for (const [mode, { viewport, ...globals }] of modes) {
        await page.setViewportSize(sizeOf(viewport))
        told = await show(
          Object.entries({ motion: 'still', ...globals })
            .map((pair) => pair.join(':'))
            .join(';'),
        )
        await shot(`${id}.${mode}`)
        if (told.failed) break
      }
      if (told.failed) broken.push(id)
      done += 1
      onShot(done)
    }
    await context.close()
  }
  try {
    await Promise.all(Array.from({ length: Math.min(pages, stories.length) }, work))
    return { shots, broken: broken.toSorted() }
  } finally {
    await browser.close()
    close()
  }
}
