/**
 * Where the browser for stories, journeys and measurements comes from: `CHROMIUM_PATH`, a system Chromium or Chrome,
 * Playwright's own; if there is none, one is installed. Tests prefer Chromium's headless shell (decision 0002).
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Flags that keep Chromium quiet on a closed network and steady on a small machine. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** The same engine without a window, which uses a third less CPU. */
const shell = '/usr/bin/chromium-headless-shell'

const windowed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** `windowed` is the browser that people use, with its window hidden: Lighthouse measures in it. */
export type BrowserKind = 'headless' | 'windowed'

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : undefined
}

/** The path of an installed browser, or undefined. An invalid `CHROMIUM_PATH` is an error. */
export async function findBrowser(kind: BrowserKind = 'headless'): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no file there.`)
    return named
  }
  const usual = kind === 'headless' ? [shell, ...windowed] : windowed
  return usual.find((path) => existsSync(path)) ?? (await playwrightsOwn())
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Debian has both; Ubuntu and older releases do not package a headless shell. */
const packages = { headless: ['chromium-headless-shell', 'chromium'], windowed: ['chromium'] }

async function installByApt(kind: BrowserKind): Promise<void> {
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  for (const name of packages[kind]) {
    const install = ['install', '-y', '-qq', '--no-install-recommends', name]
    const isLast = name === packages[kind].at(-1)
    spawnSync('apt-get', install, { stdio: ['ignore', 'ignore', isLast ? 'inherit' : 'ignore'] })
    if (await findBrowser(kind)) return
  }
}

/** Finds a browser or installs one; throws with advice when neither works. */
export async function ensureBrowser(kind: BrowserKind = 'headless'): Promise<string> {
  const found = await findBrowser(kind)
  if (found) return found
  console.log('No Chromium found: installing one…')
  if (canUseApt()) await installByApt(kind)
  if (!(await findBrowser(kind))) {
    try {
      execFileSync('npx', ['playwright', 'install', 'chromium'], {
        stdio: 'inherit',
        shell: process.platform === 'win32',
      })
    } catch {
      // Reported below, with what the user can do about it.
    }
  }
  const installed = await findBrowser(kind)
  if (!installed)
    throw new Error('No Chromium could be installed. Install Chrome or Chromium and set CHROMIUM_PATH to it.')
  return installed
}
