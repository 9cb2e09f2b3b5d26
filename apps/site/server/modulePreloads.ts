import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import { agentCentrePageTable } from '../src/agent-centre/pages.ts'
import type { Place } from '../src/app/address.ts'
import { memberCentrePageTable } from '../src/member-centre/pages.ts'
import type { CentrePages } from '../src/parts/centre/CentrePageParts.ts'

const centres: readonly (readonly [name: string, frame: string, pages: CentrePages])[] = [
  ['agent', 'agent-centre/AgentCentre', agentCentrePageTable],
  ['centre', 'member-centre/MemberCentre', memberCentrePageTable],
]

/** What a place and the centre that its query opens are made of: modules below `src`, without ending. */
function modulesOf({ page }: Place, query: URLSearchParams): readonly string[] {
  const ofCentres = centres.flatMap(([name, frame, pages]) => {
    const key = query.get(name) ?? ''
    return Object.hasOwn(pages, key) ? [frame, 'shell/overlays/Overlays', pages[key]?.page.chunk ?? ''] : []
  })
  return [...(page ? [page.page.chunk] : []), ...ofCentres]
}

/**
 * Reads the manifest of a build. The returned function lets the browser ask for the scripts of a place together with the
 * entry, in place of finding one after the other.
 */
export function readModulePreloads(dist: string): (place: Place, query: URLSearchParams) => string {
  const file = path.join(dist, '.vite/manifest.json')
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
  const filesOf = (key: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file)) return found
    found.add(chunk.file)
    for (const next of chunk.imports ?? []) filesOf(next, found)
    return found
  }
  const entry = manifest['index.html']?.file
  return (place, query) => {
    const modules = modulesOf(place, query).map((module) => `src/${module}.tsx`)
    const files = new Set(['index.html', ...modules].flatMap((key) => [...filesOf(key)]))
    return [...files]
      .filter((name) => name !== entry)
      .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
      .join('')
  }
}
