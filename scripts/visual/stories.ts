/** Screenshots of every story of a built Storybook, made so that the same code gives the same picture. */
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { chromium, type Page, type Request } from 'playwright'
import { widths } from '../../.storybook/widths.ts'
import { browserFlags, findBrowser } from '../browser.ts'
import { comesToRest, repaint, requestsOf } from './rest.ts'

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
    // Every story is a load of its own: without it each would compile the same scripts again.
    response.setHeader('cache-control', 'max-age=86400')
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  return { address, close: () => server.close() }
}

/** Chromatic's modes of a story: global settings each, and the width of the window in pixels. */
type Mode = Readonly<Record<string, string | number>>
type Modes = Readonly<Record<string, Mode>>

/** What Storybook says of a story on its channel; it remembers the last of each, and renders a story once a page. */
interface Channel {
  readonly last?: (event: string) => unknown
}

/** What a story says of its own picture. */
interface Look {
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } }
  readonly parameters?: { readonly chromatic?: { readonly disableSnapshot?: boolean; readonly modes?: Modes } }
}

interface Preview {
  readonly currentRender?: { readonly phase?: string }
  /** Every story by its id, none of them drawn. */
  readonly extract?: () => Promise<Readonly<Record<string, Look>>>
}

/** Default width, for stories that do not set one. */
const laptop = { width: widths.laptop.width, height: widths.laptop.height }

/**
 * A change is drawn as part of the whole, with its pictures there: drawn alone, the edges of curves get other pixels,
 * and whether two changes are drawn together is a matter of time.
 */
const pictureFlags = [...browserFlags, '--disable-partial-raster', '--disable-checker-imaging']

/** Runs in the page before anything else: chance is the same every time. */
const loadedDice = () => {
  let state = 20_260_101
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** What all stories of a Storybook say of their pictures, asked once. */
const looksOf = async (page: Page, address: string) => {
  await page.goto(`${address}/iframe.html?viewMode=docs`)
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview }
    return preview?.extract !== undefined
  })
  const looks = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview }
    return Object.entries((await preview?.extract?.()) ?? {}).map(([id, { storyGlobals, parameters }]) => {
      const { disableSnapshot = true, modes = {} } = parameters?.chromatic ?? {}
      return [id, { viewport: storyGlobals?.viewport?.value, modes: disableSnapshot ? {} : modes }] as const
    })
  })
  return new Map(looks)
}

/** Whether the story failed to draw or to play. */
const hasFailed = (page: Page) =>
  page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as {
      __STORYBOOK_PREVIEW__?: Preview
      __STORYBOOK_ADDONS_CHANNEL__?: Channel
    }
    // A story whose play threw goes through the phases that follow all the same.
    const failures = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException']
    return preview?.currentRender?.phase === 'errored' || failures.some((event) => channel?.last?.(event) !== undefined)
  })

const sizeOf = (viewport: string | number | undefined) => {
  const known = Object.entries(widths).find(([name, { width }]) => name === viewport || width === viewport)?.[1]
  return known ? { width: known.width, height: known.height } : laptop
}

/** What is pictured, and how. */
interface Shooting {
  /** Called with the number of stories done, and of how many. */
  readonly onShot?: (done: number, all: number) => void
  /** Only stories that Chromatic pictures. */
  readonly isResting?: boolean
}

/**
 * Pictures of the stories, whole pages at the width of each story's viewport, else at 1,280 px; a story with Chromatic
 * modes is pictured in each of them instead. The clock is fixed, animations have ended, the caret is hidden and random
 * numbers are always the same. A story that fails to render or to play, or does not come to rest, is pictured as it is
 * and listed as broken. Uses one page per processor.
 */
export const shoot = async (
  folder: string,
  stories: readonly Story[],
  { onShot = () => undefined, isResting = false }: Shooting = {},
): Promise<Pictures> => {
  const { address, close } = await serve(folder)
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ args: pictureFlags, ...(executablePath ? { executablePath } : {}) })
  // A context of its own each: stories on two pages do not read what the other's remember.
  const newPage = async () => {
    const context = await browser.newContext({
      viewport: laptop,
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      locale: 'en-GB',
    })
    await context.addInitScript(loadedDice)
    await context.clock.setFixedTime('2026-01-01T12:00:00Z')
    return context.newPage()
  }
  const shots = new Map<string, Buffer>()
  const broken: string[] = []
  try {
    const asked = await newPage()
    const looks = await looksOf(asked, address)
    await asked.close()
    const modesOf = ({ id }: Story) => Object.entries(looks.get(id)?.modes ?? {})
    const waiting = stories.filter((story) => !isResting || modesOf(story).length > 0)
    const all = waiting.length
    let done = 0

    const picture = async (page: Page, requests: Set<Request>, story: Story) => {
      const { id } = story
      const shot = async (key: string, viewport: string | number | undefined, globals: Mode = {}) => {
        const size = sizeOf(viewport)
        if (size.width !== page.viewportSize()?.width) await page.setViewportSize(size)
        // Accessibility is the story tests' own matter, and a quarter of the time.
        const wanted = Object.entries({ motion: 'still', 'a11y.manual': '!true', ...globals }).map((pair) =>
          pair.join(':'),
        )
        requests.clear()
        await page.goto(`${address}/iframe.html?viewMode=story&id=${id}&globals=${wanted.join(';')}`)
        // A story that does not come to rest is pictured as far as it got.
        const isAtRest = await comesToRest(page, requests).catch(() => false)
        await repaint(page)
        shots.set(key, await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }))
        return !isAtRest || hasFailed(page)
      }
      const modes = modesOf(story)
      if (modes.length === 0) return shot(id, looks.get(id)?.viewport)
      for (const [mode, { viewport, ...globals }] of modes)
        if (await shot(`${id}.${mode}`, viewport, globals)) return true
      return false
    }
    const work = async () => {
      const page = await newPage()
      const requests = requestsOf(page)
      for (let story = waiting.shift(); story; story = waiting.shift()) {
        if (await picture(page, requests, story)) broken.push(story.id)
        done += 1
        onShot(done, all)
      }
    }
    await Promise.all(Array.from({ length: Math.min(Math.max(2, availableParallelism()), all) }, work))
    return { shots, broken: broken.toSorted() }
  } finally {
    await browser.close()
    close()
  }
}
