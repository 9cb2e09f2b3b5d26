import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import { agentCentrePageTable } from '../src/agent-centre/pages.ts'
import type { Place } from '../src/routes/address.ts'
import { memberCentrePageTable } from '../src/member-centre/pages.ts'
import type { CentrePages } from '../src/parts/centre/CentrePageParts.ts'

const centres: readonly (readonly [name: string, frame: string, pages: CentrePages])[] = [
  ['agent', 'agent-centre/AgentCentre', agentCentrePageTable],
  ['centre', 'member-centre/MemberCentre', memberCentrePageTable],
]

/** What every page waits for and the entry finds late: the transport of the first request. */
const transport = '../../node_modules/axios/index.js'

const wholeTextsOf = (language: string) =>
  language === 'EN'
    ? '../../packages/locales/src/messages/en/index.ts'
    : `../../packages/locales/src/texts/${language}.whole.js`

/** The pages that an address shows: the page of its path, and that of the centre in its query. */
function pagesAt({ page }: Place, query: URLSearchParams) {
  const ofCentres = centres.flatMap(([name, frame, pages]) => {
    const shown = pages[query.get(name) ?? '']
    return shown ? [{ chunks: [frame, 'shell/overlays/Overlays', shown.page.chunk], texts: shown.page.texts }] : []
  })
  return [...ofCentres, ...(page ? [{ chunks: [page.page.chunk], texts: page.page.texts }] : [])]
}

/** The context of a shown page. */
export interface PreloadsFor {
  readonly place: Place
  readonly query: URLSearchParams
  readonly language: string
}

/**
 * Reads the manifest of a build. The returned function makes the browser request a page's scripts and texts together
 * with the entry, instead of discovering them one after the other.
 */
export function readModulePreloads(dist: string): (asked: PreloadsFor) => string {
  const file = path.join(dist, '.vite/manifest.json')
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
  const entry = manifest['index.html']?.file
  // Files of several modules (`vite.config.ts`) have a name instead of a module's path.
  const byName = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]))
  const keyOf = (module: string) =>
    manifest[`src/${module}.tsx`] ? `src/${module}.tsx` : byName.get(path.basename(path.dirname(module)))
  const addFiles = (key: string | undefined, found: Set<string>) => {
    const chunk = key === undefined ? undefined : manifest[key]
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    for (const next of chunk.imports ?? []) addFiles(next, found)
  }
  return ({ place, query, language }) => {
    const pages = pagesAt(place, query)
    const files = new Set<string>()
    const keys = [
      'index.html',
      transport,
      byName.get(`first-${language.toLowerCase()}`),
      pages.some(({ texts }) => texts === 'all') ? wholeTextsOf(language) : undefined,
      ...pages.flatMap(({ chunks }) => chunks.map(keyOf)),
    ]
    for (const key of keys) addFiles(key, files)
    return [...files]
      .filter((name) => name !== entry)
      .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
      .join('')
  }
}
