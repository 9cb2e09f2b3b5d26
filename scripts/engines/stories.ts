/** Runs stories with their play functions in an engine. */
import { widths } from '../../.storybook/widths.ts'
import type { BuiltStory } from '../storybook/built.ts'
import type { Engine } from './engine.ts'

/** Longest time of a story, in milliseconds. It catches one that hangs; it does not measure speed. */
const bound = 45_000

/**
 * Shows a story in the frame of the page, waits for its end and returns what went wrong, or nothing. The phase alone is
 * not enough: a failed play also goes on to `finished`. A frame can have any width; the window of WebKitGTK has a
 * minimum.
 */
const take = (story: string, width: number, height: number) => `
  const frame = document.querySelector('iframe')
  Object.assign(frame, { width: ${width}, height: ${height} })
  await new Promise((resolve) => {
    frame.onload = resolve
    frame.src = ${JSON.stringify(story)}
  })
  const page = frame.contentWindow
  page.focus()
  const end = performance.now() + ${bound}
  const events = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored', 'storyMissing']
  while (performance.now() < end) {
    const channel = page.__STORYBOOK_ADDONS_CHANNEL__
    for (const event of events) {
      const said = channel?.last?.(event)
      if (said) return event + ': ' + (said[0]?.message ?? JSON.stringify(said))
    }
    const phase = page.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''
    if (phase === 'finished') return ''
    if (/errored|aborted/.test(phase)) return phase
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return 'not finished in time'`

/** Runs the stories one by one; returns the findings by story. */
export async function runStories(
  engine: Engine,
  address: string,
  stories: readonly BuiltStory[],
): Promise<ReadonlyMap<string, string>> {
  const findings = new Map<string, string>()
  // As small as most stories allow: WebKitGTK paints on the CPU here. A wider story reaches beyond it.
  await engine.size(widths.laptop.width + 20, widths.laptop.height + 60)
  // Any document of this origin.
  await engine.open(`${address}/project.json`)
  await engine.run(`document.body.innerHTML = '<iframe title="Story" style="border: 0"></iframe>'`)
  for (const [place, { id, viewport }] of stories.entries()) {
    const { width, height } = Object.entries(widths).find(([name]) => name === viewport)?.[1] ?? widths.laptop
    // Accessibility is checked once, in Chromium.
    const story = `${address}/iframe.html?viewMode=story&id=${encodeURIComponent(id)}&globals=a11y.manual:!true`
    const said = String(await engine.run(take(story, width, height)).catch(String))
    if (said !== '') findings.set(id, said.replaceAll(/\s+/g, ' ').slice(0, 400))
    if ((place + 1) % 100 === 0) console.log(`  ${engine.name}: ${place + 1} of ${stories.length} stories`)
  }
  return findings
}
