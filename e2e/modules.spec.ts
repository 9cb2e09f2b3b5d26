/**
 * Each module of the platform switched off in turn, and the one that removes deposits and withdrawals switched on
 * [S-432]: visitors, members and agents see no link to a closed page, and the platform refuses no request of the site. A
 * first walk with every module notes which modules each page calls and links to; without a module only the pages that it
 * concerns are opened again.
 */
import type { Page, Request } from '@playwright/test'
import { allModules, type ModuleId } from '@croupier/api/merchant'
import { loadMessages } from '@croupier/locales'
import { agentCentrePages, areSwitchedOn, memberCentrePages, type Switched } from '@croupier/stores'
import { placeAt } from '../apps/site/src/routes/address.ts'
import { sitePages } from '../apps/site/src/routes/pages.ts'
import { arrive, arriveAs } from './arrival.ts'
import { operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

// A walk for each person, each with separate servers.
test.describe.configure({ mode: 'parallel' })

/** Off in the first walk: these remove what the others show. */
const takingAway: ReadonlySet<ModuleId> = new Set(['CREDITMAR3', 'WDRAWNOPASSVERIF3', 'FIREBASESMS3'])
const walked = allModules.filter((id) => !takingAway.has(id))

interface TitledPage extends Switched {
  readonly titleKey: string
}
const memberPages: Readonly<Record<string, TitledPage>> = memberCentrePages
const agentPages: Readonly<Record<string, TitledPage>> = agentCentrePages

/**
 * Parts of an address that are absent without these modules: the page of the site, or that of a centre above it. A
 * module that removes pages is among them when it is on.
 */
function closedAt(address: string, off: ReadonlySet<ModuleId>): readonly TitledPage[] {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const switches = {
    isModuleOn: (id: ModuleId) => takingAway.has(id) === off.has(id),
    hasModules: (ids: readonly ModuleId[] = []) => !ids.some((id) => off.has(id)),
  }
  return [
    placeAt(pathname).page,
    memberPages[searchParams.get('centre') ?? ''],
    agentPages[searchParams.get('agent') ?? ''],
  ].filter((one) => one !== undefined && !areSwitchedOn(one, switches)) as readonly TitledPage[]
}

/** The centre's page that an address opens. */
const centrePageOf = (address: string) => /[?&](?:centre|agent)=(\w+)/.exec(address)?.[1]

/** Result of one look at a page. */
interface Look {
  /** Modules of the calls that were made. */
  readonly called: ReadonlySet<string>
  /** Where its links lead inside the site. */
  readonly links: readonly string[]
  /** Names of its buttons and entries. */
  readonly names: readonly string[]
  /** Findings: refused calls, and failures shown on the page. */
  readonly findings: readonly string[]
}

class Walker {
  readonly #page: Page
  readonly #account: string | undefined
  #called = new Set<string>()
  #findings: string[] = []
  #hasArrived = false
  readonly #pending = new Set<Request>()

  constructor(page: Page, account: string | undefined) {
    this.#page = page
    this.#account = account
    const ended = (request: Request) => this.#pending.delete(request)
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
    page.on('request', (request) => {
      this.#pending.add(request)
      const { moduleid } = request.headers()
      if (moduleid !== undefined) this.#called.add(moduleid)
    })
    page.on('response', (answer) => {
      const { moduleid } = answer.request().headers()
      if (moduleid !== undefined && answer.status() === 403)
        this.#findings.push(`the platform refuses ${new URL(answer.url()).pathname} of ${moduleid}`)
    })
  }

  /**
   * Leaves the site: a page opened before a module was switched off does not know that, and the calls that it repeats
   * would be refused.
   */
  async leave(): Promise<void> {
    await this.#page.goto('/robots.txt')
  }

  /** Opens the site and checks the home page, from header to footer, and the account's menu. */
  async home(): Promise<Look> {
    this.#begin()
    if (this.#hasArrived) await this.#page.goto('/')
    else if (this.#account === undefined) await arrive(this.#page)
    else await arriveAs(this.#page, this.#account)
    this.#hasArrived = true
    await this.#page.mouse.move(1, 1)
    await this.#page.waitForFunction(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      return document.querySelector('#root[data-live] footer a') !== null
    })
    if (this.#account !== undefined) {
      await this.#page.getByRole('button', { name: /^Account of/ }).click()
      await this.#page.getByRole('menu').waitFor()
    }
    const look = await this.#look()
    await this.#page.keyboard.press('Escape')
    return look
  }

  /** Follows a link inside the site. A centre without this page may stay closed. */
  async open(address: string, isClosed: boolean): Promise<Look> {
    this.#begin()
    await this.#page.evaluate((to) => {
      window.history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    if (centrePageOf(address)) {
      const opened = this.#page.locator('[role="dialog"] [data-page]').first()
      await (isClosed ? opened.waitFor({ timeout: 1_000 }).catch(() => undefined) : opened.waitFor())
    }
    return this.#look()
  }

  /** Whether the page of an address shows. */
  async shows(address: string): Promise<boolean> {
    const key = centrePageOf(address)
    if (key) return (await this.#page.locator(`[role="dialog"] [data-page="${key}"]`).count()) > 0
    return !(await this.#page.title()).startsWith('Page not found')
  }

  #begin(): void {
    this.#called = new Set()
    this.#findings = []
  }

  /** Waits until nothing is pending. */
  async #quiet(): Promise<void> {
    const until = Date.now() + 10_000
    for (let still = 0; still < 4;) {
      await this.#page.waitForTimeout(50)
      const isBusy = this.#pending.size > 0 || (await this.#page.locator('[aria-busy="true"]:visible').count()) > 0
      still = isBusy ? 0 : still + 1
      if (Date.now() < until) continue
      this.#findings.push(`it stays busy: ${[...this.#pending].map((one) => one.url()).join(' ')}`)
      this.#pending.clear()
      return
    }
  }

  async #look(): Promise<Look> {
    await this.#quiet()
    const seen = await this.#page.evaluate(() => ({
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((one) => one.origin === location.origin && one.getAttribute('href')?.startsWith('#') !== true)
        .map((one) => one.pathname + one.search),
      names: [...document.querySelectorAll('button, [role="menuitem"]')].map(
        (one) => one.getAttribute('aria-label') ?? one.textContent,
      ),
      text: document.body.innerText,
    }))
    const said = seen.text.match(/.*(?:not available here|could not be loaded|Page not found).*/gi) ?? []
    return {
      called: new Set(this.#called),
      links: [...new Set(seen.links)],
      names: [...new Set(seen.names)],
      findings: [...this.#findings, ...said.map((line) => `it says “${line.trim()}”`)],
    }
  }
}

const switchTo = (module: ModuleId, on: boolean) => operate('modules/set', { merchant: 'crph', module, on })

/** Names in header and menus that belong to a module and have no page of their own. */
const named: Readonly<Partial<Record<ModuleId, readonly string[]>>> = {
  DIRECTREG3: ['Sign up'],
  DEPOSIT: ['Deposit'],
  DPSTBAS3: ['Deposit'],
  WITHDRAW: ['Withdraw'],
  CREDITMAR3: ['Deposit', 'Withdraw'],
  MAILCEN: ['Messages'],
  INBOX3: ['Messages'],
  CBS3: ['Chat room'],
}

const sitePaths = sitePages.filter(({ isGame }) => !isGame).map(({ path }) => path)
const memberAddresses = Object.keys(memberPages).map((key) => `/noticePage?centre=${key}`)
const agentAddresses = Object.keys(agentPages).map((key) => `/noticePage?agent=${key}`)

for (const [who, account, addresses] of [
  ['a visitor', undefined, sitePaths],
  ['a member', 'carl', [...sitePaths, ...memberAddresses]],
  ['an agent', 'ace', agentAddresses],
] as const)
  test(`without each module, ${who} finds no dead entry and no refused call [S-432] [G-85]`, async ({ page }) => {
    test.setTimeout(600_000)
    page.setDefaultTimeout(20_000)
    const messages = await loadMessages('EN')
    await reset()
    await operate('wallets/perVendor', { merchant: 'crph', on: true })
    for (const id of walked) await switchTo(id, true)
    const walker = new Walker(page, account)
    const findings: string[] = []
    const judge = (what: string, off: ReadonlySet<ModuleId>, address: string, look: Look) => {
      const dead = addresses.flatMap((one) => closedAt(one, off)).map(({ titleKey }) => messages[titleKey])
      const gone = [...dead, ...[...off].flatMap((id) => named[id] ?? [])]
      const found = [
        ...look.findings,
        ...look.links.filter((to) => closedAt(to, off).length > 0).map((to) => `a link leads to ${to}`),
        ...look.names.filter((name) => gone.includes(name)).map((name) => `an entry says ${name}`),
      ]
      findings.push(...found.map((one) => `${what}, ${address}: ${one}`))
    }
    const reopen = async (what: string, off: ReadonlySet<ModuleId>, concerned: readonly string[]) => {
      judge(what, off, '/', await walker.home())
      for (const address of concerned) {
        const isClosed = closedAt(address, off).length > 0
        const look = await walker.open(address, isClosed)
        if (!isClosed) judge(what, off, address, look)
        else if (await walker.shows(address)) findings.push(`${what}, ${address}: it shows a page that is off`)
      }
    }

    const everything: ReadonlySet<ModuleId> = new Set()
    const home = await walker.home()
    judge('with every module', everything, '/', home)
    const pages: (readonly [string, Look])[] = []
    for (const address of addresses) {
      const look = await walker.open(address, false)
      judge('with every module', everything, address, look)
      pages.push([address, look])
    }

    const leadsTo = ({ links }: Look, off: ReadonlySet<ModuleId>) => links.some((to) => closedAt(to, off).length > 0)
    for (const id of [...walked, 'CREDITMAR3'] as const) {
      const off = new Set([id])
      const concerned = pages
        .filter(([address, { called, links }]) => {
          const own = links.filter((to) => !home.links.includes(to))
          return called.has(id) || closedAt(address, off).length > 0 || own.some((to) => closedAt(to, off).length > 0)
        })
        .map(([address]) => address)
      const isInHeader = home.called.has(id) || leadsTo(home, off) || named[id] !== undefined
      // The member’s walk has checked header and menus; an agent’s own are in the centre.
      if (concerned.length === 0 && (account === 'ace' || !isInHeader)) continue
      await walker.leave()
      await switchTo(id, takingAway.has(id))
      await test.step(id, () => reopen(id, off, concerned))
      await switchTo(id, !takingAway.has(id))
    }
    expect(findings).toEqual([])
  })
