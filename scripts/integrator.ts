/**
 * `npm run integrator`: plays an integrator with a fresh clone of the last commit and only the documents. Makes a
 * merchant of a third country by command (a currency, a language and a payment method that no source file contains, a
 * module off, its own look and typeface), checks it, starts it, runs doctor and smoke, and walks the site. Pictures are
 * in `.reports/integrator`. Prints time and files of each step, and ends with 1 if a step fails or cannot run, if a
 * source file was touched, or if the kit's own name shows.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { browserFlags, ensureBrowser } from './browser.ts'
import { brand, code, fill, wishes } from './integrator/folder.ts'
import { walkAsVisitors } from './integrator/walk.ts'
import { freePort } from './serving/ports.ts'

const root = path.resolve(import.meta.dirname, '..')
const pictures = path.join(root, '.reports/integrator')
const folder = mkdtempSync(path.join(tmpdir(), 'integrator-'))
const clone = path.join(folder, 'clone')
const findings: string[] = []
const begun = Date.now()
const step = async (name: string, does: () => unknown) => {
  const from = Date.now()
  await does()
  console.log(`${((Date.now() - from) / 1000).toFixed(0).padStart(4)} s  ${name}`)
}

/** A command of the clone, without the environment of this run's shell. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_OPTIONS$|MERCHANTS?$|PLATFORM_URL$)/.test(name)),
)
const npm = (...words: string[]) => {
  const { status } = spawnSync('npm', ['run', '--silent', ...words], { cwd: clone, stdio: 'inherit', env: environment })
  if (status !== 0) throw new Error(`npm run ${words.slice(0, 3).join(' ')} ended with ${status}`)
}

/** Smoke reports one finding at a bare server on this machine: that its address has no TLS. */
function smoke(address: string): void {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'smoke', '--', address], {
    cwd: clone,
    encoding: 'utf8',
    env: environment,
  })
  if (!stdout.includes(' well, ')) throw new Error('npm run smoke did not look at the site')
  const found = stdout
    .split('\n')
    .filter((line) => line.includes('FAULT') && !line.includes('the address is encrypted'))
  findings.push(...found.map((line) => `smoke: ${line.trim()}`))
}

async function answers(address: string, site: ChildProcess): Promise<void> {
  for (;;) {
    if (site.exitCode !== null) throw new Error('npm start ended before the site answered')
    const status = await fetch(address).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

let site: ChildProcess | undefined
try {
  await step('git clone', () => execFileSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' }))
  await step('npm run merchant -- new (installs the packages)', () => npm('merchant', '--', 'new', ...wishes))
  await step('ways to pay, a module, a banner, a look, first texts', () => fill(clone))
  await step('npm run merchant -- check', () => npm('merchant', '--', 'check'))
  const ports = { SITE_PORT: await freePort(), SANDBOX_PORT: await freePort(), GAMES_PORT: await freePort() }
  const address = `http://localhost:${ports.SITE_PORT}`
  const started = spawn('npm', ['start', '--silent'], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment,
      MERCHANT: code,
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    },
  })
  site = started
  await step('npm start (builds)', () => answers(address, started))
  const platform = `http://localhost:${ports.SANDBOX_PORT}`
  await step('npm run doctor', () => npm('doctor', '--', platform, '--merchant', code, '--account', 'maria:Croupier1'))
  await step('npm run smoke', () => smoke(address))
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  const browser = await chromium.launch({ args: browserFlags, executablePath: await ensureBrowser() })
  try {
    await step('a walk in both themes and languages', async () => {
      const panel = { address: platform, folder: clone, port: ports.SANDBOX_PORT }
      findings.push(...(await walkAsVisitors(browser, { address, panel, pictures, brand })))
    })
  } finally {
    await browser.close()
  }
  const changed = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], {
    cwd: clone,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => line !== '' && !line.slice(3).startsWith(`merchants/${code}/`))
  const files = readdirSync(path.join(clone, 'merchants', code), { recursive: true, withFileTypes: true })
  console.log(
    `Files of the merchant: ${files.filter((one) => one.isFile()).length}. Source files touched: ${changed.length}`,
  )
  findings.push(...changed.map((line) => `touched: ${line}`))
  cpSync(path.join(clone, 'merchants', code), path.join(pictures, 'merchant'), { recursive: true })
} catch (failure) {
  findings.push(failure instanceof Error ? failure.message : String(failure))
} finally {
  if (site && site.exitCode === null) {
    site.kill('SIGTERM')
    await once(site, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}
console.log(
  `Machine time: ${((Date.now() - begun) / 60_000).toFixed(1)} minutes. Pictures: ${path.relative(root, pictures)}`,
)
for (const finding of findings) console.error(`FINDING  ${finding}`)
process.exitCode = findings.length === 0 ? 0 : 1
