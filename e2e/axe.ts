/** The automated rules of WCAG 2.2 AA on a page as it is now. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules whose result depends on colours; of the others one theme tells for both. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What breaks a rule on a page, or in a part of it. */
export async function violations(page: Page, rules: 'all' | 'colours', part?: string): Promise<string[]> {
  // Colours that still change from one theme to the other have a contrast of no theme.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
  )
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  if (part !== undefined) axe.include(part)
  // Games are documents of another origin with their own tests; without frames no second page is needed for the results.
  axe.exclude('iframe').setLegacyMode()
  const { violations: found } = await (rules === 'all' ? axe.withTags(standards) : axe.withRules(colourRules)).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  )
}

/** What breaks a rule in a part of the page, in the light theme and the dark one. */
export async function violationsInBothThemes(page: Page, part: string): Promise<string[]> {
  const turn = (theme: string) => page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
  await turn('light')
  const light = await violations(page, 'all', part)
  await turn('dark')
  const dark = await violations(page, 'colours', part)
  return [...light.map((one) => `light: ${one}`), ...dark.map((one) => `dark: ${one}`)]
}
