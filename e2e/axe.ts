/** The automated rules of WCAG 2.2 AA on a page as it is now. */
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type * as Axe from 'axe-core'

declare global {
  // oxlint-disable-next-line no-var -- A global of the page, once its script has run there.
  var axe: typeof Axe | undefined
}

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules whose result depends on colours; for the others one theme is enough. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Violations on a page, or in a part of it. Games are documents of another origin with their own tests. */
export async function violations(page: Page, rules: 'all' | 'colours', part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) await page.evaluate(script)
  const runOnly: Axe.RunOnly =
    rules === 'all' ? { type: 'tag', values: standards } : { type: 'rule', values: colourRules }
  return page.evaluate(
    async ({ include, runOnly }) => {
      // Colours in transition between themes have a contrast of neither. When one ends, others begin.
      const changing = () =>
        document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState === 'running')
      for (let some = changing(); some.length > 0; some = changing()) for (const one of some) one.finish()
      // Passes are not collected, which saves half of the time.
      const options = { runOnly, resultTypes: ['violations'], reporter: 'no-passes' } satisfies Axe.RunOptions
      const found = await globalThis.axe?.run({ include: [include], exclude: ['iframe'] }, options)
      if (!found) throw new Error('The rules are not in the page.')
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
      )
    },
    { include: part ?? 'html', runOnly },
  )
}

/** Violations in a part of the page, in the light and the dark theme. */
export async function violationsInBothThemes(page: Page, part: string): Promise<string[]> {
  const turn = (theme: string) => page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
  await turn('light')
  const light = await violations(page, 'all', part)
  await turn('dark')
  const dark = await violations(page, 'colours', part)
  return [...light.map((one) => `light: ${one}`), ...dark.map((one) => `dark: ${one}`)]
}
