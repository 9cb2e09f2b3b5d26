/**
 * `npm run engines [-- --stories TEXT,TEXT] [--only stories|journey] [--storybook FOLDER]`: the stories, the docs pages of
 * tokens, and a member's journey, in the promised engines besides Chromium: Firefox, driven by WebDriver BiDi, and
 * WebKitGTK, driven by its WebDriver. Both run side by side. Fails where an engine cannot be had.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import servers, { serverPorts, siteAddress } from '../e2e/servers.ts'
import { ensureBrowser } from './browser.ts'
import { lookAtScales, scalePages } from './engines/docsPages.ts'
import { startEngine, type Engine, type EngineName } from './engines/engine.ts'
import { takeJourney } from './engines/journey.ts'
import { runStories } from './engines/stories.ts'
import { buildOrExit } from './serving/build.ts'
import { runStorybook, serveStorybook, storiesOf } from './storybook/built.ts'

const root = path.resolve(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '' },
    only: { type: 'string' },
    /** A Storybook that is built already. */
    storybook: { type: 'string' },
  },
})
const texts = values.stories.split(',')
const engines: readonly EngineName[] = ['Firefox', 'WebKitGTK']
const findings: string[] = []
// An interrupted run leaves no engine behind: each ends with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
const counted: string[] = []

/** Runs `work` in all engines side by side, each freshly started. */
const inEach = (work: (engine: Engine, place: number) => Promise<void>) =>
  Promise.all(
    engines.map(async (name, place) => {
      try {
        const engine = await startEngine(name)
        await work(engine, place).finally(engine.close)
      } catch (failure) {
        findings.push(`${name}: ${failure instanceof Error ? failure.message : String(failure)}`)
      }
    }),
  )

if (values.only !== 'journey') {
  await ensureBrowser()
  const folder = path.resolve(values.storybook ?? path.join(root, 'node_modules/.cache/engines'))
  if (values.storybook === undefined) runStorybook(root, ['build', '--quiet', '--output-dir', folder], 'quiet')
  const { address, close } = await serveStorybook(folder)
  const wanted = (await storiesOf(address)).filter(
    ({ tags, file }) => tags.includes('test') && texts.some((text) => file.includes(text)),
  )
  // A test runs its story first, so a story with tests is not run separately.
  const tested = new Set(wanted.filter(({ isTest }) => isTest).map(({ id }) => id.split(':')[0]))
  const stories = wanted.filter(({ id }) => !tested.has(id))
  if (stories.length === 0) findings.push(`No story's file contains "${values.stories}".`)
  const pages = await scalePages(address)
  if (pages.length === 0) findings.push('No docs page shows tokens.')
  await inEach(async (engine) => {
    const from = performance.now()
    const found = await runStories(engine, address, stories)
    counted.push(
      `${engine.version}: ${stories.length - found.size} of ${stories.length} stories passed in ${((performance.now() - from) / 1_000).toFixed(0)} s`,
    )
    for (const [story, finding] of found) findings.push(`${engine.name}: ${story}: ${finding}`)
    findings.push(...(await lookAtScales(engine, address, pages)).map((finding) => `${engine.name}: ${finding}`))
  })
  await close()
}
if (values.only !== 'stories') {
  buildOrExit('@croupier/site', '@croupier/games')
  const end = await servers({ workers: engines.length })
  await inEach(async (engine, place) => {
    await takeJourney(engine, siteAddress(serverPorts(place)))
    counted.push(`${engine.version}: the journey passed`)
  })
  await end()
}
for (const finding of findings) console.error(finding)
for (const line of counted) console.log(line)
process.exit(findings.length > 0 ? 1 : 0)
