import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { hasSyntax, languages, type Message } from '@croupier/locales'
import { intlFormatsOf, intlNamesOf } from '@croupier/locales/intl'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

type Texts = Readonly<Record<string, string>>

const englishFile = /packages\/locales\/src\/messages\/en\/(?!index|first-view)[a-z-]+\.ts$/
const tableFile = /packages\/locales\/src\/bundles\.ts$/
/** The modules that the build makes of a file of texts. */
const languagePart = /^(.*\/texts\/[A-Z-]+)\.(first|whole|demo)\.js$/

/** The libraries that format texts: they get only parsed texts. */
const formatter = /node_modules\/(@formatjs|intl-messageformat|react-intl)\//

const compiled = (text: string): Message => (hasSyntax(text) ? parse(text) : text)
const entry = async (file: string, type?: 'json'): Promise<Texts> => {
  const { href } = pathToFileURL(file)
  return ((await import(href, type && { with: { type } })) as { default: Texts }).default
}

/**
 * Parses the messages at build time and keeps the parser out of what every page loads (10 kB compressed). Plain texts
 * stay plain; a text with arguments becomes the parsed form that react-intl also accepts. The file of a language
 * becomes two modules, the texts of the first view and all of them, in English where the language lacks them. A
 * language registered at run time is compiled when it is chosen, by a parser that loads with it if needed.
 */
export function compiledMessages(): Plugin {
  let isBuild = false
  return {
    name: 'croupier:compiled-messages',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId(source, importer = '') {
      if (isBuild && source === '@formatjs/icu-messageformat-parser' && formatter.test(importer))
        return this.resolve('@formatjs/icu-messageformat-parser/no-parser.js', importer)
      return languagePart.test(source) ? source : undefined
    },
    async load(id) {
      const [file = ''] = id.split('?')
      if (isBuild && englishFile.test(file)) {
        const texts = Object.entries(await entry(file)).map(([key, text]) => [key, compiled(text)])
        return `export default ${JSON.stringify(Object.fromEntries(texts))}`
      }
      if (tableFile.test(file)) return tableOf(file)
      const [, language, part] = languagePart.exec(file) ?? []
      if (language === undefined) return undefined
      this.addWatchFile(`${language}.json`)
      return {
        code: part === 'demo' ? await demoOf(language) : await partOf(language, part === 'first'),
        moduleType: 'js',
      }
    },
  }
}

/** The table of texts by language, with the two modules of each in place of its file. */
function tableOf(file: string): string {
  const table = (part: 'first' | 'whole' | 'demo', english: string) => {
    const lines = languages.map(({ code }) => {
      const source = code === 'EN' ? `messages/${english}.ts` : `texts/${code}.${part}.js`
      return `${JSON.stringify(code)}: () => import(${JSON.stringify(path.posix.join(file, '..', source))}),`
    })
    return `{ ${lines.join(' ')} }`
  }
  return [
    `export const bundles = ${table('whole', 'en/index')}`,
    `export const firstBundles = ${table('first', 'en/first-view')}`,
    `export const demoBundles = ${table('demo', 'demo/index')}`,
  ].join('\n')
}

/** A module of a language file: the texts of the first view, or these and all others. */
async function partOf(language: string, isFirst: boolean): Promise<string> {
  const english = (name: string) => entry(path.join(language, `../../messages/en/${name}.ts`))
  const [own, first, all] = await Promise.all([
    entry(`${language}.json`, 'json'),
    english('first-view'),
    english('index'),
  ])
  const keys = Object.keys(isFirst ? first : all)
  const ofModule = isFirst ? keys : keys.filter((key) => !Object.hasOwn(first, key))
  const texts = JSON.stringify(Object.fromEntries(ofModule.map((key) => [key, compiled(own[key] ?? all[key] ?? '')])))
  return [
    isFirst ? '' : `import first from ${JSON.stringify(`${language}.first.js`)}`,
    ...teachingOf(path.basename(language), isFirst),
    `export default ${isFirst ? texts : `{ ...first, ...${texts} }`}`,
    `export const missing = ${JSON.stringify(keys.filter((key) => !Object.hasOwn(own, key)))}`,
  ].join('\n')
}

/**
 * What a browser without the language has to know before its texts are shown: how dates and numbers are worded, and with all
 * texts the names of regions, languages and time zones. This engine has them.
 */
function teachingOf(code: string, isFirst: boolean): readonly string[] {
  const { tag = '' } = languages.find((one) => one.code === code) ?? {}
  const words = isFirst ? intlFormatsOf(tag) : intlNamesOf(tag)
  if (!words) return []
  const teach = isFirst ? 'teachIntl' : 'teachIntlNames'
  return [
    `import { ${teach} } from '@croupier/locales/intl'`,
    `${teach}(${JSON.stringify(tag)}, ${JSON.stringify(words)})`,
  ]
}

/** A module of the texts of the demo games. They are filled in without a formatter, so they stay as they are. */
async function demoOf(language: string): Promise<string> {
  const texts = Object.entries(await entry(`${language}.json`, 'json'))
  return `export default ${JSON.stringify(Object.fromEntries(texts.filter(([key]) => key.startsWith('demo.'))))}`
}
