import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languagesWithTexts } from '@croupier/locales'
import { aliases, categoryPath, languageKeys, lobbyTypes, paths } from '@croupier/stores'
import type { Plugin, Rolldown } from 'vite'
import { later } from './first-paint.ts'

const homes = [paths.home, ...aliases.home, paths.login, paths.register, ...aliases.register]
const each = (list: readonly string[], source: string) => Object.fromEntries(list.map((one) => [one, source]))

/** The source of the page at each path, below `src`. A test holds this table to the routes. */
export const pageSources: Readonly<Record<string, string>> = {
  ...each(homes, 'pages/home/HomePage.tsx'),
  ...each(lobbyTypes.map(categoryPath), 'pages/lobby/LobbyPage.tsx'),
  ...each(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT'].map(categoryPath), 'pages/category/CategoryPage.tsx'),
  ...each([paths.help, paths.helpCentre], 'pages/help/HelpPage.tsx'),
  ...each([paths.terms, paths.privacy], 'pages/legal/LegalPage.tsx'),
  ...each([paths.download, ...aliases.download], 'pages/download/DownloadPage.tsx'),
  [categoryPath('LIVE')]: 'pages/category/LivePage.tsx',
  [paths.notices]: 'pages/notices/NoticePage.tsx',
  [paths.promotions]: 'pages/promotions/PromotionsPage.tsx',
  [paths.promotion]: 'pages/promotions/PromotionPage.tsx',
  [paths.pointMall]: 'pages/point-mall/PointMallPage.tsx',
  [paths.safety]: 'safety/SafetyPage.tsx',
  [paths.licences]: 'pages/licences/LicencesPage.tsx',
  [paths.contact]: 'pages/contact/ContactPage.tsx',
  [paths.depositTutorial]: 'pages/deposit-tutorial/DepositTutorialPage.tsx',
  [paths.lottery]: 'pages/lottery/LotteryPage.tsx',
  [paths.join]: 'pages/join/JoinPage.tsx',
  [paths.fbSports]: 'pages/fb-sports/FbSportsPage.tsx',
  [paths.seamless]: 'pages/game/SeamlessPage.tsx',
  [paths.game]: 'pages/game/GamePage.tsx',
}

/** Addresses of the scripts that a page needs besides those of every page. */
export interface ScriptsAhead {
  /** By source of the page, see `pageSources`. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** What sends every request that the page itself has not sent already (decision 0243). */
  readonly transport: readonly string[]
  /** What windows wider than a phone's show at the top of every page. */
  readonly wide: readonly string[]
  /** By language: the texts of the first look, and all of them. */
  readonly texts: Readonly<Record<string, { readonly first: readonly string[]; readonly all: readonly string[] }>>
}

/** A path as this server compares it: the router takes any casing, and a slash at the end. */
export const pathOf = (at: string): string => at.toLowerCase().replace(/(?<=.)\/$/, '')

const fileName = 'scripts-ahead.json'
const homePage = pageSources[paths.home]

/** The scripts of each page and language in a build. */
export function scriptsOf(bundle: Rolldown.OutputBundle): ScriptsAhead {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkAt = (source: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
  const reach = (chunk: Rolldown.OutputChunk | undefined, found = new Set<string>()): Set<string> => {
    if (!chunk || found.has(chunk.fileName)) return found
    found.add(chunk.fileName)
    for (const file of chunk.imports) {
      const next = bundle[file]
      if (next?.type === 'chunk') reach(next, found)
    }
    return found
  }
  const everyPage = reach(chunks.find(({ isEntry }) => isEntry))
  const scripts = (source: string) =>
    [...reach(chunkAt(source))].filter((file) => !everyPage.has(file)).map((file) => `/${file}`)
  const messages = (code: string, file: string) =>
    scripts(`/packages/locales/src/messages/${code.toLowerCase()}/${file}.ts`)
  return {
    pages: Object.fromEntries(
      [...new Set(Object.values(pageSources))].map((source) => [source, scripts(`/apps/site/src/${source}`)]),
    ),
    transport: scripts('/node_modules/axios/index.js'),
    wide: scripts('/apps/site/src/shell/header/Categories.tsx'),
    texts: Object.fromEntries(
      languagesWithTexts().flatMap((code) => {
        const all = messages(code, 'index')
        // A language that a pack brings has no script.
        return all.length > 0 ? [[code, { first: messages(code, 'first-view'), all }]] : []
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
    : { pages: {}, transport: [], wide: [], texts: {} }
}

const ask = (address: string, media = '') =>
  `<link rel="${later}" fetchpriority="low" crossorigin${media && ` media="${media}"`} href="${address}" />`

/** Asks for the texts of the language that this device chose, else of the usual one: only the device knows. */
const askForTexts = (texts: Readonly<Record<string, readonly string[]>>, usual: string) =>
  `<script>(function(d,t,u){var l;try{l=localStorage.getItem(${JSON.stringify(languageKeys.current)})}catch(e){}(t[l]||t[u]||[]).forEach(function(a){var e=d.createElement('link');e.rel='${later}';e.fetchPriority='low';e.crossOrigin='';e.href=a;d.head.append(e)})})(document,${JSON.stringify(texts)},${JSON.stringify(usual)})</script>`

/**
 * What the page at a path asks for together with the entry, in place of finding one script after the other: its own
 * scripts, and its texts. Home, and the word that there is no such page, show the texts of the first look alone.
 */
export function scriptsAt(
  { pages, transport, wide, texts }: ScriptsAhead,
  { at, languages, usual }: { at: string; languages: readonly string[]; usual: string },
): string {
  const wanted = pathOf(at)
  const source = Object.entries(pageSources).find(([path]) => pathOf(path) === wanted)?.[1]
  const which = source === undefined || source === homePage ? 'first' : 'all'
  const offered = languages.flatMap((code) => (texts[code] ? [[code, texts[code][which]] as const] : []))
  const own = source === undefined ? [] : (pages[source] ?? [])
  return [
    ...[...transport, ...own].map((address) => ask(address)),
    ...wide.filter((address) => !own.includes(address)).map((address) => ask(address, '(width >= 48rem)')),
    ...(offered.length > 0 ? [askForTexts(Object.fromEntries(offered), usual)] : []),
  ].join('')
}
