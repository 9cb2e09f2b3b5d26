/**
 * Where the browser for stories, journeys and measurements comes from: `CHROMIUM_PATH`, a system Chromium or Chrome,
 * Playwright's own; and when none is there, one is installed.
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

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : undefined
}

/** The path of a browser that is already there, or undefined. A `CHROMIUM_PATH` that points nowhere is an error. */
export async function findBrowser(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no file there.`)
    return named
  }
  return usual.find((path) => existsSync(path)) ?? (await playwrightsOwn())
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Finds a browser or installs one; throws with advice when neither works. */
export async function ensureBrowser(): Promise<string> {
  const found = await findBrowser()
  if (found) return found
  console.log('No Chromium found: installing one…')
  if (canUseApt()) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  if (!(await findBrowser())) {
    try {
      execFileSync('npx', ['playwright', 'install', 'chromium'], {
        stdio: 'inherit',
        shell: process.platform === 'win32',
      })
    } catch {
      // Reported below, with what a person can do about it.
    }
  }
  const installed = await findBrowser()
  if (!installed)
    throw new Error('No Chromium could be installed. Install Chrome or Chromium and set CHROMIUM_PATH to it.')
  return installed
}
