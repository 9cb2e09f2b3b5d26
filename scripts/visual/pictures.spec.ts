/**
 * One test for each picture: Playwright compares it with the one of the base, or writes it with `--update-snapshots`.
 */
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { widths } from '../../.storybook/widths.ts'
import type { Picture } from './pictures.ts'

const pictures = JSON.parse(readFileSync(process.env['PICTURES'] ?? '', 'utf8')) as readonly Picture[]

const sizeOf = (viewport: string | number | undefined) =>
  Object.entries(widths).find(([name, { width }]) => name === viewport || width === viewport)?.[1] ?? widths.laptop

/** Runs in the page before anything else: random numbers are the same every time. */
const loadedDice = () => {
  let state = 20_260_101
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** Waits until the story has been drawn and played. Throws if it failed to. */
const played = async (page: Page) => {
  const phase = () => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as {
      __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } }
      __STORYBOOK_ADDONS_CHANNEL__?: { readonly last?: (event: string) => readonly unknown[] | undefined }
    }
    // A story whose play threw still goes through the following phases.
    for (const event of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException'])
      if (channel?.last?.(event)) return `${event}: ${JSON.stringify(channel.last(event))}`
    const { phase = '' } = preview?.currentRender ?? {}
    return /finished|errored|aborted/.test(phase) ? phase : ''
  }
  const seen = await (await page.waitForFunction(phase, undefined, { timeout: 90_000 })).jsonValue()
  expect(seen).toBe('finished')
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const { storyAtRest } = globalThis as { storyAtRest?: () => Promise<void> }
    await storyAtRest?.()
    await document.fonts.ready
  })
}

for (const { name, story, mode } of pictures) {
  const { viewport, ...globals } = mode
  test(name, async ({ page }) => {
    await page.setViewportSize({ width: sizeOf(viewport).width, height: sizeOf(viewport).height })
    await page.addInitScript(loadedDice)
    await page.clock.setFixedTime('2026-01-01T12:00:00Z')
    // Accessibility is the story tests' own matter, and a quarter of the time.
    const wanted = Object.entries({ motion: 'still', 'a11y.manual': '!true', ...globals })
    await page.goto(`iframe.html?viewMode=story&id=${story}&globals=${wanted.map((pair) => pair.join(':')).join(';')}`)
    await played(page)
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true })
  })
}
