/** A member's journey in an engine: log in, the lobby, a deposit, the monthly statement. */
import { setTimeout } from 'node:timers/promises'
import type { Engine } from './engine.ts'

/** Longest wait for an element, in milliseconds. It catches elements that never appear; it does not measure speed. */
const bound = 30_000

/** Waits until the element at an XPath is visible. */
async function see(engine: Engine, xpath: string): Promise<void> {
  const look = `
    const { singleNodeValue: node } = document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
    return node instanceof Element && node.checkVisibility({ opacityProperty: true, visibilityProperty: true })`
  const end = performance.now() + bound
  while (!(await engine.run(look))) {
    if (performance.now() > end) throw new Error(`Not shown within ${bound / 1_000} s: ${xpath}`)
    await setTimeout(100)
  }
}

const button = (name: string) => `//button[normalize-space()="${name}"]`
const dialog = '//*[@role="dialog"]'

/** Steps of the journey, each with what it proves. Throws at the first failing step, with its name. */
export async function takeJourney(engine: Engine, site: string): Promise<void> {
  const step = async (name: string, take: () => Promise<void>) => {
    await take().catch((failure: unknown) => {
      throw new Error(`${name}: ${String(failure)}`)
    })
    const overflow = await engine.run(
      'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    if (Number(overflow) > 0) throw new Error(`${name}: the page scrolls sideways by ${String(overflow)} px`)
  }
  const click = async (xpath: string) => {
    await see(engine, xpath)
    await engine.click(xpath)
  }
  await engine.size(1280, 800)
  await engine.open(site)
  await engine.run(`
    localStorage.setItem('lang', 'EN')
    localStorage.setItem('ageAnswer', 'of-age')
    for (const popup of ['GIFT_POPUP_GUEST', 'GIFT_POPUP_USER', 'ANONYMOUS_POPUP', 'USER_POPUP', 'AGREEMENT_POPUP'])
      sessionStorage.setItem(popup, 'closed')`)
  await step('log in', async () => {
    await engine.open(`${site}/login`)
    await see(engine, `${dialog}//input[@autocomplete="username"]`)
    await engine.type(`${dialog}//input[@autocomplete="username"]`, 'maria')
    await engine.type(`${dialog}//input[@autocomplete="current-password"]`, 'Croupier1')
    await click(`${dialog}//form${button('Log in')}`)
    await see(
      engine,
      '//button[starts-with(normalize-space(), "Account of") or starts-with(@aria-label, "Account of")]',
    )
  })
  await step('lobby', async () => {
    await engine.open(`${site}/rng`)
    await see(engine, '(//main//article)[6]')
    await click('(//main//*[@role="tab"])[2]')
    await see(engine, '(//main//*[@role="tab"])[2][@aria-selected="true"]')
    await see(engine, '(//main//article)[1]')
  })
  await step('deposit', async () => {
    await engine.open(`${site}/?centre=depositv2`)
    await see(engine, `${dialog}//input[@inputmode="decimal"]`)
    await engine.type(`${dialog}//input[@inputmode="decimal"]`, '500')
    await click(`${dialog}${button('Continue')}`)
    await see(engine, `${dialog}//*[normalize-space()="Pay exactly ₱500.00"]`)
  })
  await step('statement', async () => {
    await engine.open(`${site}/?centre=monthlyStatement`)
    await see(engine, `(${dialog}//*[@data-month])[2]`)
  })
}
