/** `npm run languages -- check | export | import | screens | faces`: checks languages, exchanges them with a translation service and cuts their faces. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sourceTexts } from '@croupier/locales/check'
import { ensureBrowser } from './browser.ts'
import { cutFaces } from './languages/faces.ts'
import { codes, sheetOf, textsOf, translated, write, type Texts } from './languages/files.ts'
import { linesOf, reportOf, summaryOf } from './languages/report.ts'

const usage = `npm run languages -- check [CODE ...]            names the faults and counts the missing texts; ends with 1 on a fault
npm run languages -- check --missing CODE        the same, with the keys that are missing
npm run languages -- check --release             ends with 1 unless every language is whole and without fault
npm run languages -- export CODE [FILE]          writes the texts with English where there is none, for a translation service
npm run languages -- import CODE FILE            takes the texts of such a file, puts them in order and checks them
npm run languages -- screens [CODE ...]          looks for cut and crowded text on 24 screens of the built site, at 360 and 1280 px
npm run languages -- faces                       cuts the faces of the first view's signs for CN, TW and JA anew

Codes: EN ${codes.join(' ')}`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' }, release: { type: 'boolean' }, missing: { type: 'boolean' } },
})
const [task, ...rest] = positionals

function check(which: readonly string[]): number {
  let isFine = true
  for (const code of which) {
    const report = reportOf(code)
    for (const line of linesOf(code, report)) console.error(line)
    if (values.missing) for (const key of report.missing) console.log(`missing   ${key}: ${sourceTexts[key]}`)
    console.log(summaryOf(code, report))
    isFine &&= report.faults.length === 0 && (!values.release || report.missing.length === 0)
  }
  return isFine ? 0 : 1
}

/** Imports translations. */
function take(code: string, file: string): number {
  const given = JSON.parse(readFileSync(file, 'utf8')) as Texts
  write(code, translated(given, textsOf(code), sheetOf(code)))
  return check([code])
}

/** Runs the journey that looks at every language on every kind of page. */
async function screens(which: readonly string[]): Promise<number> {
  const browser = await ensureBrowser()
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', 'e2e/languages.spec.ts'],
    {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: browser, LANGUAGES: which.length > 0 ? which.join(',') : 'all' },
    },
  )
  return status ?? 1
}

async function run(): Promise<number> {
  const [code = '', file] = rest
  const unknown = rest
    .slice(0, task === 'check' || task === 'screens' ? undefined : 1)
    .filter((one) => one !== 'EN' && !codes.includes(one))
  if (unknown.length > 0) {
    console.error(`There is no language ${unknown.join(', ')}.`)
    return 1
  }
  if (task === 'check') return check(rest.length > 0 ? rest : ['EN', ...codes])
  if (task === 'screens') return screens(rest)
  if (task === 'faces') return cutFaces()
  if (task === 'export' && code) {
    const texts = `${JSON.stringify({ ...sourceTexts, ...textsOf(code) }, null, 2)}\n`
    if (file) writeFileSync(file, texts)
    else process.stdout.write(texts)
    return 0
  }
  if (task === 'import' && file && code !== 'EN') return take(code, file)
  console.log(usage)
  return values.help || task === undefined ? 0 : 1
}

process.exitCode = await run()
