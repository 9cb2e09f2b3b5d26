/** Two promised engines that Playwright cannot drive as they are installed: Firefox and WebKitGTK. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'
import { Builder, By } from 'selenium-webdriver'
import { freePort } from '../serving/ports.ts'

/** Names of the engines. */
export type EngineName = 'Firefox' | 'WebKitGTK'

/** A browser with one page, driven from outside. */
export interface Engine {
  readonly name: EngineName
  readonly version: string
  readonly open: (address: string) => Promise<void>
  /** Sets the size of the page's viewport. */
  readonly size: (width: number, height: number) => Promise<void>
  /** Runs a function body in the page and returns its result, which has to be JSON. */
  readonly run: (body: string) => Promise<unknown>
  /** Clicks on the element that an XPath names, as a person's mouse does. */
  readonly click: (xpath: string) => Promise<void>
  /** Types into the element that an XPath names. */
  readonly type: (xpath: string, text: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Where Debian puts the parts of an engine, and the packages that bring them. */
const installs = {
  Firefox: { files: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  WebKitGTK: {
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/dbus-run-session'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
  },
} as const

/** Installs a missing engine by apt if this user may. Throws, with instructions, if it stays missing. */
function ensure(name: EngineName): void {
  const { files, packages } = installs[name]
  const isThere = () => files.every((file) => existsSync(file))
  if (!isThere() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${name}…`)
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'] as const,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    spawnSync('apt-get', ['update', '-qq'], { ...quiet, stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      ...quiet,
      stdio: [...quiet.stdio],
    })
  }
  if (!isThere()) throw new Error(`${name} cannot run here. On Debian: apt-get install ${packages.join(' ')}`)
}

/**
 * A home of its own for an engine, until this process ends. That of the user may belong to somebody else, where Firefox
 * refuses to run as root, or not be writable.
 */
function ownHome(): string {
  const home = mkdtempSync(path.join(tmpdir(), 'croupier-engine-'))
  process.once('exit', () => rmSync(home, { recursive: true, force: true }))
  return home
}

async function firefox(): Promise<Engine> {
  const home = ownHome()
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    env: { ...process.env, HOME: home },
    // Stories and journeys are still, and the page's language is English.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB' },
  })
  const page = await browser.newPage()
  const found = async (xpath: string) => {
    const element = await page.$(`::-p-xpath(${xpath})`)
    if (element === null) throw new Error(`Nothing is at ${xpath}`)
    return element
  }
  return {
    name: 'Firefox',
    version: await browser.version(),
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    size: (width, height) => page.setViewport({ width, height }),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    click: async (xpath) => (await found(xpath)).click(),
    type: async (xpath, text) => (await found(xpath)).type(text),
    close: () => browser.close(),
  }
}

async function webkit(): Promise<Engine> {
  const port = await freePort()
  // Stories and journeys are still, as in Firefox.
  const home = ownHome()
  mkdirSync(path.join(home, 'gtk-3.0'))
  writeFileSync(path.join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const service = spawn(
    'dbus-run-session',
    ['--', 'xvfb-run', '-a', '-s', '-screen 0 2580x1760x24', 'WebKitWebDriver', `--port=${port}`],
    // The pointer rests in the middle of the display: inside the window, which gives it the focus, and next to its
    // stories. A separate process group, so that ending it also ends the display and the bus.
    {
      stdio: 'ignore',
      detached: true,
      env: {
        ...process.env,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        LANG: 'en_GB.UTF-8',
        HOME: home,
        XDG_CONFIG_HOME: home,
      },
    },
  )
  const end = () => void (service.pid && process.kill(-service.pid))
  process.once('exit', end)
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    await setTimeout(100)
  }
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        args: ['--automation'],
      },
    })
    .build()
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 })
  const capabilities = await driver.getCapabilities()
  return {
    name: 'WebKitGTK',
    version: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    open: (place) => driver.get(place),
    async size(width, height) {
      // The window has a title bar and edges: it grows by what the page lacks.
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
      const inner = await driver.executeScript<readonly [number, number]>('return [innerWidth, innerHeight]')
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: 2 * width - inner[0], height: 2 * height - inner[1] })
    },
    run: (body) =>
      driver
        .executeAsyncScript<{ readonly value?: unknown; readonly fault?: string }>(
          `const done = arguments[0]; (async () => { ${body} })().then((value) => done({ value }), (error) => done({ fault: String(error) }))`,
        )
        .then(({ value, fault }) => {
          if (fault !== undefined) throw new Error(fault)
          return value
        }),
    click: (xpath) => driver.findElement(By.xpath(xpath)).click(),
    type: (xpath, text) => driver.findElement(By.xpath(xpath)).sendKeys(text),
    async close() {
      await driver.quit()
      process.off('exit', end)
      end()
    },
  }
}

/** Starts an engine, and installs it first where that is possible. */
export const startEngine = (name: EngineName): Promise<Engine> => {
  ensure(name)
  return name === 'Firefox' ? firefox() : webkit()
}
