/**
 * Writes the demo as static files: `node --conditions=croupier-source scripts/demo/build.ts FOLDER`, from the built
 * site and the built games. The site's build is copied unchanged; a service worker replaces the servers.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readMerchants } from '@croupier/api/merchant/node'
import { demoAccounts, SANDBOX_SMS_CODE, SEEDED_PASSWORD } from '@croupier/sandbox'
import { build, type Rolldown } from 'vite'
import { compiledMessages } from '../../apps/site/server/compiled-messages.ts'
import { chooseSite } from '../../apps/site/server/merchant/chooseSite.ts'
import { loadSites, withLanguagePacks, type SiteFolder } from '../../apps/site/server/merchant/loadSites.ts'
import { servedTypes } from '../../apps/site/server/merchant/merchantApp.ts'
import { manifest, renderPage } from '../../apps/site/server/merchant/renderPage.ts'

const root = path.resolve(import.meta.dirname, '../..')
const dist = path.join(root, 'apps/site/dist')
const folders = (process.env['MERCHANTS'] ?? 'merchants').split(',')
const only = process.env['MERCHANT']
/** Payment password of the seeded people, as the texts of the sandbox name it. */
const paymentPassword = '135790'

/** One script without imports, as text. */
async function bundle(entry: string, demo: object): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    plugins: [compiledMessages()],
    resolve: { conditions: ['croupier-source', 'module', 'browser', 'production'] },
    define: { DEMO: JSON.stringify(demo), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: path.join(import.meta.dirname, entry),
        // Required by the helper for imports that no longer exist.
        transform: { define: { 'import.meta': '{}' } },
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

/** The page that a server would write for this merchant. */
const pageOf = (site: SiteFolder, offered: readonly SiteFolder[]): string =>
  renderPage(readFileSync(path.join(dist, 'index.html'), 'utf8'), { site, offered })
    .replace('id="merchants">{', 'id="merchants">{"base":<!--base-->,')
    .replace('</head>', () => `<meta name="robots" content="noindex" />${site.languagePacks?.element ?? ''}</head>`)
    .replace('<!--view-->', '')
    .replace('<div id="root">', '<script src="/demo/banner.js"></script><div id="root">')

/** Copies what the server serves of a merchant's folder. */
function copyMerchant(site: SiteFolder, out: string): void {
  const place = path.join(out, 'merchants', site.merchant.code)
  mkdirSync(path.join(place, 'legal'), { recursive: true })
  for (const name of readdirSync(site.brandFolder))
    if (path.extname(name) in servedTypes) cpSync(path.join(site.brandFolder, name), path.join(place, name))
  for (const name of site.legalPages) cpSync(path.join(site.folder, 'legal', name), path.join(place, 'legal', name))
}

async function buildDemo(out: string): Promise<void> {
  const sites = await withLanguagePacks(loadSites(folders, only), process.env['LANGUAGE_PACKS'])
  const { site: first, offered } = chooseSite(sites, { host: '', pinned: only !== undefined })
  const shown = [first, ...offered.filter((site) => site !== first)]
  const demo = {
    merchants: readMerchants(folders, only).map(({ merchant }) => merchant),
    pages: shown.map(({ merchant }) => merchant.code),
  }
  const secrets = { password: SEEDED_PASSWORD, payment: paymentPassword, code: SANDBOX_SMS_CODE }

  rmSync(out, { recursive: true, force: true })
  // Maps and precompressed files are for servers that can serve them.
  cpSync(dist, out, { recursive: true, filter: (file) => !/\.(map|br|gz)$/.test(file) })
  mkdirSync(path.join(out, 'demo/pages'), { recursive: true })
  cpSync(path.join(root, 'packages/games/dist/client'), path.join(out, 'demo/client'), { recursive: true })
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true })
    writeFileSync(path.join(out, name), text)
  }
  for (const site of shown) {
    copyMerchant(site, out)
    write(`demo/pages/${site.merchant.code}.html`, pageOf(site, offered))
    for (const [address, texts] of site.languagePacks?.files ?? []) write(address, texts)
  }
  const told = manifest(first)
  // Addresses in a manifest count from its own.
  write('manifest.webmanifest', JSON.stringify(told).replaceAll('":"/', '":"./'))
  write('demo/mark.json', '{}')
  write(
    'demo/banner.js',
    await bundle('page/banner.ts', { people: demoAccounts(shown.map(({ merchant }) => merchant)), secrets }),
  )
  write('sw.js', await bundle('worker/main.ts', demo))
  const boot = await bundle('page/boot.ts', {})
  const page = readFileSync(path.join(import.meta.dirname, 'page/boot.html'), 'utf8').replace('/*boot*/', () => boot)
  // Hosts show the second for a missing file: at every address of the site but the first.
  write('index.html', page)
  write('404.html', page)
  // Without this file GitHub Pages would omit folders unknown to its own generator.
  write('.nojekyll', '')
}

if (process.argv[1] === import.meta.filename) {
  const [, , out] = process.argv
  if (!out || !existsSync(dist)) throw new Error('Build the site first, and name the folder to write.')
  await buildDemo(path.resolve(out))
}
