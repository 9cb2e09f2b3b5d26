/**
 * `npm run integrator`: plays an integrator with a fresh clone of the last commit. Makes a merchant by command (EN, TH, AR,
 * baht, no lottery, own brand), starts the site, walks it in both themes and three languages, registers a newcomer, and
 * looks for the kit's own name wherever a visitor could meet it. Pictures are in `.reports/integrator`. Ends with 1 when
 * the name is found, a source file was touched or a page fails.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { browserFlags, ensureBrowser } from './browser.ts'
import { ownParts } from './integrator/ownParts.ts'
import { walkAsVisitors } from './integrator/walk.ts'
import { freePort } from './serving/ports.ts'

const root = path.resolve(import.meta.dirname, '..')
const pictures = path.join(root, '.reports/integrator')
const code = 'golden'
const wishes = [
  ['code', code],
  ['name', 'Golden Lantern'],
  ['operator', 'Golden Lantern Co., Ltd.'],
  ['country', 'TH'],
  ['currency', 'THB'],
  ['languages', 'EN,TH,AR'],
  ['time-zone', 'Asia/Bangkok'],
  ['age', '20'],
  ['dialling-code', '66'],
  ['domains', 'goldenlantern.example'],
  ['lanes', 'RNG,LIVE,SPORTS,FISH,PVP'],
  ['accent', '#b45309'],
  ['deep', '#3b0764'],
  ['licence-number', 'EX-0002'],
  ['licence-authority', 'Example Gaming Authority'],
].flatMap(([flag = '', value = '']) => [`--${flag}`, value])

const folder = mkdtempSync(path.join(tmpdir(), 'integrator-'))
const clone = path.join(folder, 'clone')
const faults: string[] = []
const begun = Date.now()
const step = async (name: string, does: () => unknown) => {
  const from = Date.now()
  await does()
  console.log(`${((Date.now() - from) / 1000).toFixed(0).padStart(4)} s  ${name}`)
}

/** A command of the clone, without what the shell of this run has set for its own. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_OPTIONS$|MERCHANTS?$|PLATFORM_URL$)/.test(name)),
)
const npm = (...words: string[]) => {
  const { status } = spawnSync('npm', ['run', '--silent', ...words], { cwd: clone, stdio: 'inherit', env: environment })
  if (status !== 0) throw new Error(`npm run ${words.slice(0, 3).join(' ')} ended with ${status}`)
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
  await step('a banner and a footer link in merchant.json', () => {
    const file = path.join(clone, 'merchants', code, 'merchant.json')
    const merchant = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, JSON.stringify({ ...merchant, ...ownParts }))
  })
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
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  const browser = await chromium.launch({ args: browserFlags, executablePath: await ensureBrowser() })
  try {
    await step('a walk in both themes and three languages', async () => {
      const panel = { address: `http://localhost:${ports.SANDBOX_PORT}`, folder: clone, port: ports.SANDBOX_PORT }
      faults.push(...(await walkAsVisitors(browser, { address, panel, pictures, brand: 'Golden Lantern' })))
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
  console.log(`Source files touched: ${changed.length}`)
  faults.push(...changed.map((line) => `touched: ${line}`))
  cpSync(path.join(clone, 'merchants', code), path.join(pictures, 'merchant'), { recursive: true })
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
for (const fault of faults) console.error(`FAULT  ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1
