/** How people arrive at the site in the journeys: with a chosen language, logged in or not. */
import { expect, type Locator, type Page } from '@playwright/test'
import { operate } from './panel.ts'

/** Password of every seeded person. */
export const password = 'Croupier1'

interface Arrival {
  /** Language stored on the device from an earlier visit; `null` for a first visit. */
  readonly language?: string | null
  readonly theme?: string
  /** Market chosen on an earlier visit: a currency, or a merchant code. */
  readonly market?: string
  /** Whether the gift was seen already in this session. */
  readonly giftSeen?: boolean
  /** Whether the popups of announcements and of contracts were seen already in this session. */
  readonly popupsSeen?: boolean
  /** Whether the person confirmed on an earlier visit to be old enough. */
  readonly ofAge?: boolean
}

/** The merchant of a market: a currency, or a merchant code. */
const merchantOf = (market: string): string => ({ TLB: 'crph', BDT: 'crbd' })[market] ?? market

/** Prepares what the device stores. Only missing values are set, so that a reload keeps what the site wrote. */
export async function remember(
  page: Page,
  { language = 'EN', theme, market, giftSeen = true, popupsSeen = true, ofAge = true }: Arrival = {},
): Promise<void> {
  await page.addInitScript(
    ({ local, session, merchant }) => {
      // A game's frame stores nothing of the site.
      if (window.top !== window) return
      if (merchant) document.cookie = `merchant=${merchant}; path=/`
      for (const [key, value] of Object.entries(local))
        if (value !== null && localStorage.getItem(key) === null) localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
    },
    {
      merchant: market && merchantOf(market),
      local: {
        lang: language,
        theme: theme ?? null,
        merchantCurrency: market ?? null,
        ageAnswer: ofAge ? 'of-age' : null,
      },
      session: {
        ...(giftSeen && { GIFT_POPUP_GUEST: 'closed', GIFT_POPUP_USER: 'closed' }),
        ...(popupsSeen && { ANONYMOUS_POPUP: 'closed', USER_POPUP: 'closed', AGREEMENT_POPUP: 'closed' }),
      },
    },
  )
}

/** Polls a condition of the page with every frame. An expectation polls every half second. */
const soonTrue = (page: Page, look: () => boolean): Promise<unknown> =>
  page.waitForFunction(look, undefined, { timeout: 15_000 })

/** The page's scripts have replaced the HTML it showed before. */
export const comesAlive = (page: Page): Promise<unknown> =>
  soonTrue(page, () => document.querySelector('#root[data-live]') !== null)

/** The first user activity: what the first view does not need waits for it, or for eight seconds. */
export const firstSign = (page: Page): Promise<void> => page.mouse.move(1, 1)

/** Opens a page of the site as a returning visitor, in English by default. */
export async function arrive(page: Page, path = '/', arrival: Arrival = {}): Promise<void> {
  await remember(page, arrival)
  await page.goto(path)
  await comesAlive(page)
  await soonTrue(page, () => document.querySelector('h1') !== null)
  await firstSign(page)
}

/** Fills in the login form that is open and sends it. */
export async function fillSignIn(page: Page, account: string): Promise<void> {
  const form = page.getByRole('dialog').getByRole('form')
  await form.getByRole('textbox', { name: 'User name' }).fill(account)
  await form.locator('input[autocomplete="current-password"]').fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Arrives as a seeded person and fills in the login form, whatever servers are used. */
export async function signInAs(page: Page, account: string): Promise<void> {
  await arrive(page, '/login')
  await fillSignIn(page, account)
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(page).toHaveURL('/')
}

/**
 * Arrives at a page with a session of a seeded person, started on the platform, as after a reload. Journeys about
 * logging in fill in the form, see {@link fillSignIn}.
 */
export async function arriveAs(page: Page, account: string, path = '/', arrival: Arrival = {}): Promise<void> {
  const merchant = merchantOf(arrival.market ?? 'TLB')
  const session = (await operate('sessions/open', { merchant, account })) as Readonly<Record<string, string | number>>
  await remember(page, arrival)
  const entering = await page.addInitScript(
    (entries) => {
      // A game's frame has no session.
      if (window.top === window) for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
    },
    {
      token: String(session['token']),
      username: String(session['username']),
      isAgent: String(session['accountType']),
      sessionMark: crypto.randomUUID(),
    },
  )
  await page.goto(path)
  // From now on the site manages the session.
  await entering.dispose()
  await soonTrue(page, () =>
    [...document.querySelectorAll('button')].some((one) => one.textContent.startsWith('Account of')),
  )
  await firstSign(page)
}

/**
 * Advances the page's own clock, so that periodic checks run now. The journey calls `page.clock.install()` before it
 * arrives.
 */
export const soon = (page: Page): Promise<void> => page.clock.fastForward(10_000)

/**
 * Ends an account's session while a call is being sent: any earlier, another call of the page might be the first to
 * notice.
 */
export const expireWith = (page: Page, account: string, call: string): Promise<unknown> =>
  page.route(
    `**${call}*`,
    async (route) => {
      await operate('sessions/expire', { account })
      await route.continue()
    },
    { times: 1 },
  )

/** Completes the steps before a first deposit: how balances are protected, and whether a limit is wanted. */
export async function passFirstDeposit(centre: Locator): Promise<void> {
  await centre.getByRole('button', { name: 'I have read this' }).click()
  await centre.getByRole('button', { name: 'Continue without a limit' }).click()
}

/** Scrolls to the bottom of the page and follows it down while parts load and the page grows. */
export async function toTheFoot(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    const left = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY)
    expect(left).toBeLessThan(5)
  }).toPass()
}

/** Waits until the page's service worker is active; the site registers it some seconds after the first render. */
export async function workerActive(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated')
}
