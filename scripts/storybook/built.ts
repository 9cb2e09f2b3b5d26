/** A built Storybook: making it, serving it, and the metadata of its stories. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { browserFlags, findBrowser } from '../browser.ts'

/** Global settings of a picture; `viewport` is the width of the window in pixels. */
export type Mode = Readonly<Record<string, string | number>>

/** A story of a built Storybook. */
export interface BuiltStory {
  readonly id: string
  readonly title: string
  readonly name: string
  /** Its file, from the root of the repository. */
  readonly file: string
  readonly tags: readonly string[]
  /** Whether it is a test of a story, which begins with that story's look. */
  readonly isTest: boolean
  /** Name of its width in the toolbar, if it sets one. */
  readonly viewport?: string
  /** Its picture modes, by name; none if it is not pictured. */
  readonly modes: Readonly<Record<string, Mode>>
  /** Why it is not pictured, if stated. */
  readonly unpictured?: string
}

/**
 * Runs Storybook's command line in the sources of `root`. It reads workspace packages from source, as every tool here
 * does.
 */
export const runStorybook = (root: string, args: readonly string[], stdio: 'inherit' | 'quiet' = 'inherit'): void => {
  execFileSync(process.execPath, [path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js'), ...args], {
    cwd: root,
    stdio: stdio === 'inherit' ? 'inherit' : ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '--conditions=croupier-source', STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
}

/** The command line of Storybook as a server. Only this machine reaches it, unless `told` names another `--host`. */
export const serverOptions = (told: readonly string[]): readonly string[] => [
  'dev',
  '--host',
  'localhost',
  '--port',
  '6006',
  '--no-open',
  ...told,
]

/** Serves a built Storybook on a free port. */
export const serveStorybook = async (
  folder: string,
): Promise<{ readonly address: string; readonly close: () => Promise<void> }> => {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    build: { outDir: '.' },
    // Each story is a page load: without this each would fetch and compile the same scripts again.
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=86400' } },
  })
  const bound = server.httpServer.address()
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    close: () => server.close(),
  }
}

interface Look {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly tags?: readonly string[]
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } }
  readonly parameters?: {
    readonly fileName?: string
    readonly unpictured?: string
    readonly chromatic?: { readonly disableSnapshot?: boolean; readonly modes?: BuiltStory['modes'] }
  }
}

interface Preview {
  readonly ready: () => Promise<void>
  readonly extract: () => Promise<Readonly<Record<string, Look>>>
}

/** All stories of a served Storybook. */
export const storiesOf = async (address: string): Promise<readonly BuiltStory[]> => {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })
  try {
    const page = await browser.newPage()
    await page.goto(`${address}/iframe.html?viewMode=docs`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
    return await page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }
      // The stories are known only when the preview is ready, well after its methods exist.
      await preview.ready()
      return Object.values(await preview.extract()).map(
        ({ id, title, name, tags = [], storyGlobals, parameters = {} }) => {
          const { disableSnapshot = false, modes = {} } = parameters.chromatic ?? {}
          const viewport = storyGlobals?.viewport?.value
          return {
            id,
            title,
            name,
            file: (parameters.fileName ?? '').replace(/^\.\//, ''),
            tags,
            isTest: id.includes(':'),
            ...(viewport !== undefined && { viewport }),
            ...(parameters.unpictured !== undefined && { unpictured: parameters.unpictured }),
            modes: disableSnapshot ? {} : modes,
          }
        },
      )
    })
  } finally {
    await browser.close()
  }
}
