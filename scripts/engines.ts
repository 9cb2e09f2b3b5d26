/**
 * `npm run engines [-- --stories TEXT,TEXT] [--only stories|journey]
 * [--storybook FOLDER]`: the stories, and a member's journey, in the promised
 * engines besides Chromium: Firefox, driven by WebDriver BiDi, and WebKitGTK, driven by its WebDriver. Both run side by side.
 * Fails where an engine cannot be had.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import servers, { serverPorts, siteAddress } from '../e2e/servers.ts'
import { ensureBrowser } from './browser.ts'
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
const faults: string[] = []
const counted: string[] = []

/** Runs `work` in all engines side by side, each freshly started. */
const inEach = (work: (engine: Engine, place: number) => Promise<void>) =>
  Promise.all(
    engines.map(async (name, place) => {
      try {
        const engine = await startEngine(name)
        await work(engine, place).finally(engine.close)
      } catch (failure) {
        faults.push(`${name}: ${failure instanceof Error ? failure.message : String(failure)}`)
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
  // A test begins with its story, so a story that has tests is not taken alone.
  const tested = new Set(wanted.filter(({ isTest }) => isTest).map(({ id }) => id.split(':')[0]))
  const stories = wanted.filter(({ id }) => !tested.has(id))
  if (stories.length === 0) faults.push(`No story's file contains "${values.stories}".`)
  await inEach(async (engine) => {
    const from = performance.now()
    const own = stories.filter(({ notIn }) => !(engine.name in notIn))
    for (const { id, notIn } of stories)
      if (engine.name in notIn) counted.push(`${engine.name}: not run: ${id}: ${notIn[engine.name]}`)
    const found = await runStories(engine, address, own)
    counted.push(
      `${engine.version}: ${own.length - found.size} of ${own.length} stories passed in ${((performance.now() - from) / 1_000).toFixed(0)} s`,
    )
    for (const [story, fault] of found) faults.push(`${engine.name}: ${story}: ${fault}`)
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
for (const fault of faults) console.error(fault)
for (const line of counted) console.log(line)
process.exit(faults.length > 0 ? 1 : 0)
