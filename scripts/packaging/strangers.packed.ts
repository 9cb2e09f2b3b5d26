/** Two apps outside the workspace, made from packed tarballs: one rendered in the browser, one on a server. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserFlags, findBrowser } from '../browser.ts'
import { themeScript } from '../../packages/ui/src/theme/storedTheme.ts'
import { folderOf, install, pack } from './tarballs.ts'

const root = path.resolve(import.meta.dirname, '../..')
const versions = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly devDependencies: Readonly<Record<string, string>>
}
const kit = JSON.parse(readFileSync(path.join(root, 'packages/ui/package.json'), 'utf8')) as {
  readonly peerDependencies: Readonly<Record<string, string>>
}

const nonce = 'c3RyYW5nZXI'
/** Inline scripts and styles only with the nonce, and nothing from other origins. */
const strictPolicy = [
  "default-src 'none'",
  `script-src 'self' 'nonce-${nonce}'`,
  `style-src 'self' 'nonce-${nonce}'`,
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
].join('; ')
const strictHead = `<meta property="csp-nonce" nonce="${nonce}" /><script nonce="${nonce}">${themeScript()}</script>`

let folder = ''
let address = ''
let server: Server
let browser: Browser
let page: Page
let heard: string[] = []

const build = (mode: 'production' | 'development', ...args: string[]) =>
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--mode', mode, ...args],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: mode } },
  )

/** The scripts of one built entry, by name. */
const scriptsOf = (output: string) =>
  readdirSync(path.join(folder, output, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, output, 'assets', name), 'utf8'))

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-stranger-'))
  const tarballs = pack(['ui', 'locales', 'money', 'forms'], folder)
  cpSync(path.join(import.meta.dirname, 'strangers'), folder, { recursive: true })
  const { vite, '@vitejs/plugin-react': plugin } = versions.devDependencies
  const types = ['@types/node', '@types/react', '@types/react-dom']
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({
      name: 'stranger',
      private: true,
      type: 'module',
      dependencies: {
        ...Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`])),
        ...kit.peerDependencies,
        vite,
        '@vitejs/plugin-react': plugin,
        ...Object.fromEntries(types.map((name) => [name, versions.devDependencies[name]])),
      },
    }),
  )
  writeFileSync(
    path.join(folder, 'vite.config.js'),
    "import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }\n",
  )
  install(folder)
  build('production', '--outDir', 'browser')
  // Only React's development build reports differences between server and browser.
  build('development', '--outDir', 'development')
  build('production', '--ssr', 'server.tsx', '--outDir', 'server')

  const { rendered } = (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'server/server.js')).href)) as {
    rendered: (reskinned: boolean) => { readonly html: string; readonly styles: string }
  }
  const shells = Object.fromEntries(
    (['browser', 'development'] as const).map((made) => [
      made,
      readFileSync(path.join(folder, made, 'index.html'), 'utf8'),
    ]),
  )
  server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname.startsWith('/assets/')) {
      const type = pathname.endsWith('.css') ? 'text/css' : pathname.endsWith('.js') ? 'text/javascript' : 'font/woff2'
      response.setHeader('content-type', type)
      const made = ['browser', 'development'].map((output) => path.join(folder, output, pathname)).find(existsSync)
      return made ? response.end(readFileSync(made)) : response.writeHead(404).end()
    }
    response.setHeader('content-type', 'text/html')
    if (pathname === '/strict') response.setHeader('content-security-policy', strictPolicy)
    const shell = shells[pathname.endsWith('in-development') ? 'development' : 'browser'] ?? ''
    if (pathname === '/strict') return response.end(shell.replace('<!--styles-->', strictHead))
    if (!pathname.startsWith('/served')) return response.end(shell)
    const { html, styles } = rendered(search === '?reskinned')
    return response.end(shell.replace('<!--styles-->', styles).replace('<!--html-->', html))
  })
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  const bound = server.address()
  address = `http://localhost:${typeof bound === 'object' && bound ? bound.port : 0}`
  const executablePath = await findBrowser()
  browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })
  page = await browser.newPage()
  page.on('console', (message) => void (/error|warning/.test(message.type()) && heard.push(message.text())))
  page.on('pageerror', (error) => heard.push(String(error)))
})

afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

it('finds sign-in with other providers under its own entry, and no provider until it is used', () => {
  const code = "import('@croupier/forms/auth').then((auth) => console.log(typeof auth.createFirebaseAuth))"
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, encoding: 'utf8' })
  expect(told.trim()).toBe('function')
  expect(existsSync(path.join(folder, 'node_modules/firebase'))).toBe(false)
})

it.each(['bundler', 'nodenext'])('has types without a fault under %s, libraries included', (moduleResolution) => {
  const entries = (['ui', 'forms'] as const).flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as {
      readonly exports: Readonly<Record<string, unknown>>
    }
    return Object.entries(exports).flatMap(([entry, target]) =>
      typeof target === 'object' && !entry.includes('*') ? [`@croupier/${name}${entry.slice(1)}`] : [],
    )
  })
  writeFileSync(
    path.join(folder, 'entries.ts'),
    entries.map((entry, at) => `export * as e${at} from '${entry}'\n`).join(''),
  )
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2024',
        lib: ['esnext', 'dom', 'dom.iterable'],
        module: moduleResolution === 'bundler' ? 'preserve' : moduleResolution,
        moduleResolution,
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
        types: ['node'],
      },
      files: ['entries.ts'],
    }),
  )
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
})

const accent = () => page.locator('#play').evaluate((button) => getComputedStyle(button).backgroundColor)

describe.each([
  ['drawn in the browser', '/'],
  ['drawn on a server and taken over', '/served'],
  ['drawn on a server and taken over by a React that tells what differs', '/served-in-development'],
])('a stranger’s app, %s', (_, place) => {
  it('shows the kit and a form, works, and says nothing in the console', async () => {
    heard = []
    await page.goto(address + place)
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByRole('button', { name: 'Page 3', exact: true }).and(page.locator('[aria-current]')).waitFor()
    await page.getByRole('tab', { name: 'Two' }).click()
    await page.getByRole('tabpanel').getByText('Second part').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Stranger')
    expect(await page.getByRole('checkbox', { name: 'I agree' }).isChecked()).toBe(true)
    expect(await page.locator('form input[type=password]').count()).toBe(1)
    expect(heard).toEqual([])
  })

  it('is reskinned by one brand file', async () => {
    heard = []
    await page.goto(address + place)
    const own = await accent()
    await page.goto(`${address}${place}?reskinned`)
    expect(own).not.toBe('rgb(123, 44, 191)')
    await expect.poll(accent).toBe('rgb(123, 44, 191)')
    expect(heard).toEqual([])
  })
})

it('logs a single error in development when BrandProvider is missing, and says how to add it', async () => {
  heard = []
  await page.goto(`${address}/drawn-in-development?bare`)
  await page.getByRole('button', { name: 'Play now' }).waitFor()
  await expect
    .poll(() => heard)
    .toEqual([expect.stringContaining('Put a BrandProvider from @croupier/ui around the app')])
  expect(scriptsOf('browser').join('')).not.toContain('Put a BrandProvider')
})

it('works under a strict policy without one violation', async () => {
  heard = []
  await page.addInitScript(() => {
    const reported: string[] = []
    Object.assign(window, { reported })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile, lineNumber }) =>
      reported.push(`${violatedDirective} ${sample} ${sourceFile}:${lineNumber}`),
    )
  })
  await page.goto(`${address}/strict`)
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('combobox', { name: 'Country' }).click()
  await page.getByRole('option', { name: 'Bangladesh' }).click()
  await page.getByRole('button', { name: 'Open the calendar: From' }).click()
  const calendar = page.getByRole('dialog', { name: 'From' })
  await expect.poll(() => calendar.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  // A closing popup returns the focus, which a menu opened meanwhile would lose.
  await calendar.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'First action' }).click()
  await page.getByRole('button', { name: 'Show a message' }).click()
  await page.getByText('Shown').first().waitFor()
  await page.getByRole('button', { name: 'Open a window' }).click()
  await page.getByRole('dialog', { name: 'A window' }).getByText('Its content').waitFor()
  await page.locator('.swiper-initialized').first().waitFor()
  expect(await page.locator('#play').evaluate((button) => getComputedStyle(button).borderRadius)).not.toBe('0px')
  expect(await page.evaluate(() => (window as unknown as { reported: string[] }).reported)).toEqual([])
  expect(heard).toEqual([])
})

it('needs no script for its first look when a server drew it', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto(`${address}/served`)
  await still.getByRole('button', { name: 'Play now' }).waitFor()
  expect(await still.locator('#play').evaluate((button) => getComputedStyle(button).borderRadius)).not.toBe('0px')
  await context.close()
})

it('gives an app that takes one part from the index that part alone', () => {
  const take = (name: string, from: string) => {
    writeFileSync(path.join(folder, 'index.html'), `<script type="module" src="/${name}.tsx"></script>`)
    writeFileSync(path.join(folder, `${name}.tsx`), `import { Button } from '${from}'\nconsole.log(Button)\n`)
    build('production', '--outDir', name)
    return scriptsOf(name)
  }
  const [fromIndex, fromEntry] = [take('from-index', '@croupier/ui'), take('from-entry', '@croupier/ui/Button')]
  expect(fromIndex).toHaveLength(fromEntry.length)
  expect(fromIndex.join('').length).toBeLessThan(fromEntry.join('').length * 1.02)
  expect(fromIndex.join('')).not.toMatch(/base-ui|swiper|chartist/)
})
