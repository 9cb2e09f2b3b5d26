/**
 * Every property and value of the styles exists in the promised browsers, or is written with the prefix that they need;
 * so does every built-in function that is called.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import bcd, { type SimpleSupportStatement, type SupportStatement } from '@mdn/browser-compat-data' with { type: 'json' }
import { expect, it } from 'vitest'
import { buildTargets, promisedBrowsers, promisedInData } from '../../apps/site/server/promised-browsers.ts'

const root = path.resolve(import.meta.dirname, '../..')

type Entry = { readonly __compat?: { readonly support: Readonly<Record<string, SupportStatement>> } } & {
  readonly [name: string]: Entry | undefined
}
const properties = bcd.css.properties as unknown as Readonly<Record<string, Entry>>

const isSince = (added: string | boolean | null | undefined, from: string) => {
  if (typeof added !== 'string') return false
  const [a = [], b = []] = [added, from].map((version) => version.replace('≤', '').split('.').map(Number))
  return (a[0] ?? 0) < (b[0] ?? 0) || ((a[0] ?? 0) === (b[0] ?? 0) && (a[1] ?? 0) <= (b[1] ?? 0))
}

/** What a promised browser requires for a feature: nothing, a prefix, or a fallback. */
const lack = (entry: Entry | undefined): readonly { readonly browser: string; readonly prefix?: string }[] =>
  entry?.__compat === undefined
    ? []
    : promisedInData.flatMap(({ name, from }) => {
        const told = entry.__compat?.support[name]
        const statements = (Array.isArray(told) ? told : told ? [told] : []) as readonly SimpleSupportStatement[]
        const usable = statements.filter(
          ({ version_added, version_removed, flags }) =>
            !flags && isSince(version_added, from) && !isSince(version_removed, from),
        )
        if (usable.length === 0) return [{ browser: `${name} ${from}` }]
        if (usable.some(({ prefix, alternative_name }) => !prefix && !alternative_name)) return []
        const { prefix } = usable[0] ?? {}
        return [{ browser: `${name} ${from}`, ...(prefix && { prefix }) }]
      })

/**
 * Properties that a promised browser may lack, and what is lost there: nothing that is needed to read or use a page.
 */
const dispensable = new Map([
  ['cursor', 'a touch screen has no pointer'],
  ['resize', 'a text field of a phone keeps its size'],
  ['forced-color-adjust', 'Safari forces no colours'],
  ['overflow-anchor', 'Safari anchors nothing, so there is nothing to turn off'],
  ['text-wrap', 'the lines of a title differ in length'],
  ['field-sizing', 'a field does not grow with its text'],
  ['scrollbar-width', 'the scrollbar has its usual width'],
  ['text-size-adjust', 'browsers of desktops do not enlarge text'],
  ['-webkit-tap-highlight-color', 'only touch screens highlight what is tapped'],
  ['zoom', 'a printed sheet takes more room'],
])

const isText = /\.(test|stories)\.tsx?$|\/testing\/|\/examples\//
const sources = globSync(
  [
    'packages/{ui,forms,games}/src/**/*.{ts,tsx,css}',
    'apps/site/{src,server}/**/*.{ts,tsx,css}',
    'apps/site/index.html',
  ],
  { cwd: root },
).filter((file) => !isText.test(file))

/** Declarations of a style sheet, or of the templates of a module, each with its context. */
function declarations(
  file: string,
): readonly { readonly property: string; readonly value: string; readonly near: string }[] {
  const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const sheets = file.endsWith('.css') ? [text] : [...text.matchAll(/`([^`]*)`/g)].map(([, sheet = '']) => sheet)
  return sheets.flatMap((sheet) =>
    [...sheet.matchAll(/(?<=^|[{;]\s*|\n\s*)([a-z-]{3,}):\s*([^;{}\n]+);/g)].map((found) => ({
      property: found[1] ?? '',
      value: (found[2] ?? '').trim(),
      // A prefixed copy is in the same rule; `@supports` checks first.
      near: sheet.slice(Math.max(0, found.index - 400), found.index + 400),
    })),
  )
}

const all = sources.flatMap((file) => declarations(file).map((one) => ({ ...one, file })))

/** Findings of one declaration. */
const findings = ({ property, value, near }: { property: string; value: string; near: string }): readonly string[] => {
  const entry = properties[property]
  if (dispensable.has(property) || /@supports/.test(near)) return []
  const keyword = /^[a-z-]+$/.test(value) ? entry?.[value] : undefined
  return [
    ...lack(entry).map((one) => ({ ...one, what: property })),
    ...lack(keyword).map((one) => ({ ...one, what: `${property}: ${value}` })),
  ].flatMap(({ browser, prefix, what }) =>
    prefix &&
    (new RegExp(`${prefix}${property}:`).test(near) ||
      near.replaceAll(' ', '').includes(`${property}:${prefix}${value}`))
      ? []
      : [`${what} (${browser}${prefix ? `, ${prefix}` : ''})`],
  )
}

it('every property and keyword of the styles is known to the promised browsers, or has its prefix beside it', () => {
  expect(all.length).toBeGreaterThan(2_000)
  expect(all.flatMap((one) => findings(one).map((finding) => `${path.basename(one.file)}: ${finding}`))).toEqual([])
})

it('finds a missing prefix, and is content with the prefixed copy', () => {
  const property = 'user-select'
  expect(findings({ property, value: 'none', near: 'user-select: none;' }).join()).toMatch(/safari 17\.4, -webkit-/)
  expect(findings({ property, value: 'none', near: '-webkit-user-select: none; user-select: none;' })).toEqual([])
})

/** Objects of the language and of browsers, whose static members are looked for in the sources. */
const builtIns = /(?<![\w.'])(AbortSignal|Array|Atomics|Intl|Iterator|JSON|Map|Object|Promise|RegExp|URL)\.(\w+)/g
const { builtins } = bcd.javascript as unknown as Readonly<Record<string, Readonly<Record<string, Entry>>>>
const interfaces = bcd.api as unknown as Readonly<Record<string, Entry>>

/** Built-in functions that a text calls without looking whether they exist, and that a promised browser lacks. */
const missingBuiltIns = (text: string): readonly string[] => {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')
  return [...code.matchAll(builtIns)].flatMap(([call, owner = '', member = '']) =>
    code.includes(`'${member}' in`) || code.includes(`typeof ${call}`)
      ? []
      : lack(builtins?.[owner]?.[member] ?? interfaces[owner]?.[`${member}_static`]).map(
          ({ browser }) => `${call} (${browser})`,
        ),
  )
}

it('every built-in function that is called is known to the promised browsers', () => {
  const shipped = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/site/src/**/*.{ts,tsx}'], { cwd: root }).filter(
    (file) => !isText.test(file) && !file.startsWith('packages/sandbox/'),
  )
  expect(
    shipped.flatMap((file) =>
      missingBuiltIns(readFileSync(path.join(root, file), 'utf8')).map((finding) => `${file}: ${finding}`),
    ),
  ).toEqual([])
})

it('finds a built-in function that a promised browser lacks, unless the code looks first', () => {
  expect(missingBuiltIns('new Intl.DurationFormat()').join()).toMatch(/^Intl\.DurationFormat \(chrome/)
  expect(missingBuiltIns("if ('DurationFormat' in Intl) new Intl.DurationFormat()")).toEqual([])
})

it('the guide names the promised versions, and the site is built for them', () => {
  const guide = readFileSync(path.join(root, 'docs/guides/packages.md'), 'utf8')
  const titles = {
    chrome: 'Chrome and Edge',
    edge: 'Chrome and Edge',
    firefox: 'Firefox',
    safari: 'Safari',
    ios_saf: 'Safari',
  }
  for (const { name, from } of promisedBrowsers)
    expect(guide).toMatch(new RegExp(`^\\| ${titles[name]} +\\| ${from.replace('.', '\\.')} and newer`, 'm'))
  expect(buildTargets).toContain('safari17.4')
  expect(readFileSync(path.join(root, 'apps/site/vite.config.ts'), 'utf8')).toContain('target: buildTargets')
})
