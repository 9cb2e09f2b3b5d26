import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languagesWithTexts } from '@croupier/locales'
import { languageKeys, paths } from '@croupier/stores'
import type { Plugin, Rolldown } from 'vite'
import { later } from './first-paint.ts'
import { centreNames, centreParts, centreSources, pageSources, sourceAt, type CentreName } from './page-sources.ts'

/** Addresses of the scripts that a page needs besides those of every page, each after those that it imports. */
export interface ScriptsAhead {
  /** By source of the page, see `pageSources`. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** By name of the centre and key of its page, see `centreSources`. */
  readonly centres: Readonly<Record<CentreName, Readonly<Record<string, readonly string[]>>>>
  /** Those that take a slow phone a moment to evaluate. */
  readonly heavy: readonly string[]
  /** What sends every request that the page itself has not sent already (decision 0243). */
  readonly transport: readonly string[]
  /** What windows wider than a phone's show at the top of every page. */
  readonly wide: readonly string[]
  /** By language: the texts of the first look, and all of them. */
  readonly texts: Readonly<Record<string, { readonly first: readonly string[]; readonly all: readonly string[] }>>
}

/** From how many characters on a script is evaluated in a task of its own. */
const heavyLength = 12_000

const fileName = 'scripts-ahead.json'
const homePage = sourceAt(paths.home)

/** The scripts of each page and language in a build. */
export function scriptsOf(bundle: Rolldown.OutputBundle): ScriptsAhead {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkAt = (source: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
  const reach = (
    chunk: Rolldown.OutputChunk | undefined,
    found = new Set<string>(),
    seen = new Set<string>(),
  ): Set<string> => {
    if (!chunk || seen.has(chunk.fileName)) return found
    seen.add(chunk.fileName)
    for (const file of chunk.imports) {
      const next = bundle[file]
      if (next?.type === 'chunk') reach(next, found, seen)
    }
    return found.add(chunk.fileName)
  }
  const everyPage = reach(chunks.find(({ isEntry }) => isEntry))
  const scripts = (...sources: readonly string[]) => [
    ...new Set(
      sources.flatMap((source) =>
        [...reach(chunkAt(source))].filter((file) => !everyPage.has(file)).map((file) => `/${file}`),
      ),
    ),
  ]
  const ofSite = (...sources: readonly string[]) => scripts(...sources.map((source) => `/apps/site/src/${source}`))
  const messages = (code: string, part: 'first' | 'whole') => {
    const english = { first: 'first-view', whole: 'index' }[part]
    return scripts(`/packages/locales/src/${code === 'EN' ? `messages/en/${english}.ts` : `texts/${code}.${part}.js`}`)
  }
  const centre = (name: CentreName) =>
    Object.fromEntries([...centreSources(name)].map(([key, source]) => [key, ofSite(...centreParts[name], source)]))
  return {
    pages: Object.fromEntries(pageSources.map((source) => [source, ofSite(source)])),
    centres: { agent: centre('agent'), centre: centre('centre') },
    heavy: chunks.filter(({ code }) => code.length > heavyLength).map(({ fileName }) => `/${fileName}`),
    transport: scripts('/node_modules/axios/index.js'),
    wide: ofSite('shell/header/Categories.tsx'),
    texts: Object.fromEntries(
      languagesWithTexts().flatMap((code) => {
        const all = messages(code, 'whole')
        // A language that a pack brings has no script.
        return all.length > 0 ? [[code, { first: messages(code, 'first'), all }]] : []
      }),
    ),
  }
}

/** Writes the list of the scripts that pages need beside the build; the server reads it. */
export const scriptsAhead = (): Plugin => ({
  name: 'croupier:scripts-ahead',
  apply: 'build',
  generateBundle(_options, bundle) {
    this.emitFile({ type: 'asset', fileName, source: JSON.stringify(scriptsOf(bundle)) })
  },
})

/** Reads the list of a build. */
export function readScriptsAhead(dist: string): ScriptsAhead {
  const file = path.join(dist, fileName)
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as ScriptsAhead)
    : { pages: {}, centres: { agent: {}, centre: {} }, heavy: [], transport: [], wide: [], texts: {} }
}

const ask = (address: string, { media, run }: { media?: string; run?: boolean } = {}) =>
  `<link rel="${later}"${run ? ' data-run' : ''} fetchpriority="low" crossorigin${media ? ` media="${media}"` : ''} href="${address}" />`

/** Asks for the texts of the language that this device chose, else of the usual one: only the device knows. */
const askForTexts = (
  texts: Readonly<Record<string, readonly string[]>>,
  { usual, heavy }: { usual: string; heavy: readonly string[] },
) => {
  const runs = heavy.filter((address) => Object.values(texts).some((ofOne) => ofOne.includes(address)))
  return `<script>(function(d,t,u,h){var l;try{l=localStorage.getItem(${JSON.stringify(languageKeys.current)})}catch(e){}(t[l]||t[u]||[]).forEach(function(a){var e=d.createElement('link');e.rel='${later}';e.fetchPriority='low';e.crossOrigin='';e.href=a;if(h.indexOf(a)>=0)e.dataset.run='';d.head.append(e)})})(document,${JSON.stringify(texts)},${JSON.stringify(usual)},${JSON.stringify(runs)})</script>`
}

/** What a page of this address asks for. */
export interface Asking {
  readonly at: string
  /** The query, which may open a centre. */
  readonly query?: Readonly<Record<string, string>>
  readonly languages: readonly string[]
  /** The language of a device that has chosen none. */
  readonly usual: string
}

/**
 * What the page of an address asks for together with the entry, in place of finding one script after the other: its own
 * scripts, those of the centre that it opens, and its texts. Home, and the word that there is no such page, show the
 * texts of the first look alone. Each heavy script runs in its own task, before the page imports it.
 */
export function scriptsAt(
  { pages, centres, heavy, transport, wide, texts }: ScriptsAhead,
  { at, query = {}, languages, usual }: Asking,
): string {
  const source = sourceAt(at)
  const name = centreNames.find((one) => query[one] !== undefined)
  const key = (name && query[name]) ?? ''
  const ofCentre = name && Object.hasOwn(centres[name], key) ? centres[name][key] : undefined
  const which = !ofCentre && (source === undefined || source === homePage) ? 'first' : 'all'
  const offered = languages.flatMap((code) => (texts[code] ? [[code, texts[code][which]] as const] : []))
  const own = [...new Set([...(source === undefined ? [] : (pages[source] ?? [])), ...(ofCentre ?? [])])]
  return [
    ...(offered.length > 0 ? [askForTexts(Object.fromEntries(offered), { usual, heavy })] : []),
    ...[...transport, ...own].map((address) => ask(address, { run: heavy.includes(address) })),
    ...wide.filter((address) => !own.includes(address)).map((address) => ask(address, { media: '(width >= 48rem)' })),
  ].join('')
}
