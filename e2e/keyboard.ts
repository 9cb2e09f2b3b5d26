/** Walking through a page by keyboard. */
import type { Locator } from '@playwright/test'
import { expect } from './test.ts'

/** Elements that had the focus, in order; null for elements outside the part. */
type Steps = (number | null)[]

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** The focus is on the dialog or inside of it. */
export const expectFocusIn = (dialog: Locator): Promise<void> =>
  expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)

/**
 * Presses Tab from the focused element, which is before or around `part`, until the focus has passed through the part
 * and left it. Every element gets it once, and none traps it.
 * @param name of the part, for failures
 */
export async function walkThrough(part: Locator, name: string): Promise<void> {
  const page = part.page()
  // Recorded inside the page: querying after each press would take most of the time.
  const steps = await part.evaluateHandle((root): Steps => {
    const heard: Steps = []
    root.ownerDocument.addEventListener('focusin', ({ target }) => {
      const inside = target instanceof Element && root.contains(target)
      heard.push(inside ? [...root.querySelectorAll('*')].indexOf(target) : null)
    })
    return heard
  })
  let walked: Steps = []
  for (let presses = 0; ; presses += 10) {
    expect(presses, `${name} holds the keyboard`).toBeLessThan(200)
    for (let press = 0; press < 10; press++) await page.keyboard.press('Tab')
    walked = await steps.jsonValue()
    if (walked.includes(null)) break
  }
  await steps.dispose()
  const stops = walked.slice(0, walked.indexOf(null))
  // The part itself is a stop if it scrolls.
  const usable = await part.evaluate(
    (root, all) =>
      [root, ...root.querySelectorAll(all)].some(
        (one) => one.matches(all) && one.checkVisibility() && !one.matches(':disabled, [tabindex="-1"]'),
      ),
    controls,
  )
  expect(stops.length > 0, `${name} is reached by keyboard`).toBe(usable)
  expect(new Set(stops).size, `${name} is walked through once`).toBe(stops.length)
}
