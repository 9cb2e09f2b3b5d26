/**
 * Two more apps outside the workspace, with the oldest React that the packages support: one of Next's App Router, whose
 * layout and page are server components, and one whose tests run in jsdom.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserFlags, findBrowser } from '../browser.ts'
import { folderOf, install, pack } from './tarballs.ts'

const kit = JSON.parse(readFileSync(path.join(folderOf('ui'), 'package.json'), 'utf8')) as {
  readonly peerDependencies: Readonly<Record<string, string>>
}
const oldest = (name: string) => kit.peerDependencies[name]?.replace('^', '') ?? ''

let folder = ''

const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined, VITEST: undefined }
const tool = (file: string) => path.join(folder, 'node_modules', file)

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-strangers-'))
  const tarballs = pack(['ui', 'locales', 'money', 'forms'], folder)
  for (const app of ['strangers-next', 'strangers-jsdom'])
    cpSync(path.join(import.meta.dirname, app), folder, { recursive: true })
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({
      name: 'strangers',
      private: true,
      type: 'module',
      dependencies: {
        ...Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`])),
        react: oldest('react'),
        'react-dom': oldest('react-dom'),
        'styled-components': kit.peerDependencies['styled-components'],
        jsdom: '31.0.1',
        next: '16.4.6',
        vitest: '5.1.0',
      },
    }),
  )
  install(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('an app of Next’s App Router with the oldest React', () => {
  let server: ChildProcess
  let browser: Browser
  let address = ''
  beforeAll(async () => {
    const next = tool('next/dist/bin/next')
    execFileSync(process.execPath, [next, 'build'], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const started = spawn(process.execPath, [next, 'start', '-p', '0', '-H', 'localhost'], {
      cwd: folder,
      env: environment,
    })
    server = started
    address = await new Promise<string>((resolve, reject) => {
      let said = ''
      started.stdout.on('data', (text: Buffer) => {
        said += String(text)
        const [found] = /http:\/\/localhost:\d+/.exec(said) ?? []
        if (found !== undefined && said.includes('Ready')) resolve(found)
      })
      started.on('exit', () => reject(new Error(`next start ended: ${said}`)))
    })
    const executablePath = await findBrowser()
    browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })
  })
  afterAll(async () => {
    await browser?.close()
    server?.kill()
    if (server && server.exitCode === null) await once(server, 'exit')
  })

  it('is styled before any script runs', async () => {
    const still = await browser.newPage({ javaScriptEnabled: false })
    await still.goto(address)
    const look = (id: string) => still.locator(`#${id}`).evaluate((part) => getComputedStyle(part).borderRadius)
    expect(await Promise.all(['leave', 'badge', 'card'].map(look))).not.toContain('0px')
    await still.getByText('0 findings of contrast').waitFor()
    await still.close()
  })

  it('hydrates without a word and without moving, and asks its question', async () => {
    const page = await browser.newPage()
    const heard: string[] = []
    page.on('console', (message) => void (/error|warning/.test(message.type()) && heard.push(message.text())))
    page.on('pageerror', (error) => heard.push(String(error)))
    await page.goto(address)
    // A press before hydration has no effect.
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Leave the table' }).click()
    await page.getByRole('dialog', { name: 'Leave the table?' }).getByRole('button').click()
    await page.getByText('Answered:').waitFor()
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => setTimeout(() => resolve(0)))
        }),
    )
    expect(shift).toBeLessThan(0.05)
    expect(heard).toEqual([])
  })
})

describe('an app whose tests run in jsdom, with the oldest React', () => {
  it.each([
    // Only to save time, as the set-up file does.
    ['without a set-up file', [], { SC_DISABLE_SPEEDY: 'false' }],
    ['with that of the kit', ['@croupier/ui/testing'], {}],
  ])('renders one of everything, %s', (_, setupFiles, variables) => {
    const own = path.join(folder, 'kit')
    mkdirSync(own, { recursive: true })
    // The kit's own table of all its components, run on the installed package.
    const source = path.join(folderOf('ui'), 'src/testing')
    for (const file of globSync('*.{ts,tsx}', { cwd: source, exclude: ['*.stories.tsx', '*.test.*'] })) {
      const text = readFileSync(path.join(source, file), 'utf8')
        .replaceAll(/'\.\.\/(brands\/[^']+\.json)'/g, "'@croupier/ui/$1'")
        .replaceAll(/'\.\.\/([^']+)\.tsx?'/g, `'${tool('@croupier/ui/dist')}/$1.js'`)
      writeFileSync(path.join(own, file), text)
    }
    writeFileSync(
      path.join(folder, 'vitest.config.js'),
      `export default ${JSON.stringify({ test: { environment: 'jsdom', setupFiles, include: ['*.test.jsx'] } })}`,
    )
    const report = path.join(folder, 'report.json')
    rmSync(report, { force: true })
    const options = ['run', '--reporter=json', `--outputFile.json=${report}`]
    spawnSync(process.execPath, [tool('vitest/vitest.mjs'), ...options], {
      cwd: folder,
      env: { ...environment, ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      readonly numPassedTests: number
      readonly testResults: readonly {
        readonly assertionResults: readonly { status: string; title: string; failureMessages: string[] }[]
      }[]
    }
    const failed = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed'),
    )
    expect(failed.map(({ title, failureMessages }) => `${title}: ${failureMessages.join()}`)).toEqual([])
    expect(numPassedTests).toBeGreaterThan(90)
  })
})
