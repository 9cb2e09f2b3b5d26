/** Which screens of the site make which calls, and where each flag acts: read from the source. */
import path from 'node:path'
import type { Node } from 'typescript/unstable/ast'
import { readFlags, type Flag } from './flags.ts'
import { References } from './references.ts'
import { unitsWithin, used, type Unit } from './units.ts'
import { sourceFacts, type SourceFacts } from './sourceFacts.ts'

/** A page, a window, a page of a centre, or a part of every page. */
export interface Screen {
  readonly name: string
  /** Calls that it can make, by id. */
  readonly calls: readonly string[]
}

/** The site's calls and flags, read from its source. */
export interface SiteMap {
  readonly screens: readonly Screen[]
  readonly flags: readonly Flag[]
}

/** The screen for header, footer, menus, start and everything else that every page has. */
export const everyPage = 'every page'

/** Lazy parts in these files are their own screens; others belong to the screen that shows them. */
const screensIn: Readonly<Record<string, string>> = {
  'apps/site/src/routes/pages.ts': 'page',
  'apps/site/src/shell/overlays/ModalSwitch.tsx': 'window',
  'apps/site/src/member-centre/pages.ts': 'member centre:',
  'apps/site/src/agent-centre/pages.ts': 'agent centre:',
  'apps/site/src/shell/overlays/Overlays.tsx': 'part',
  'apps/site/src/shell/overlays/centres.ts': 'part',
  'apps/site/src/shell/Shell.tsx': 'part',
  'apps/site/src/app/App.tsx': 'part',
}

const isTest = (file: string) => /\.(?:test|stories)\.|\/testing\//.test(file)

/** The screens of a lazy part: every route that shows it, or its place in a table. */
function namesOf(unit: Unit, { routes }: SourceFacts): readonly string[] {
  const kind = screensIn[unit.file]
  const propertyOf = (node: Node | undefined) =>
    (node as { readonly name?: { readonly text?: string } } | undefined)?.name?.text
  const own = propertyOf(unit.node.parent)
  // A page of a centre is one field of its record.
  const property = (own === 'page' ? propertyOf(unit.node.parent?.parent?.parent) : own) ?? unit.key
  if (kind === 'page') return routes.filter(({ chunk }) => chunk === unit.key).map(({ path }) => `page ${path}`)
  return [kind === 'part' ? `part ${unit.key}` : `${kind} ${property}`]
}

/** Reads the map from the source below `root`. Takes some seconds, because types are resolved. */
export async function readSiteMap(root: string): Promise<SiteMap> {
  const known = await sourceFacts(root)
  const callNames = new Set([...known.calls.keys()].map((id) => id.slice(id.indexOf('.') + 1)))
  const site = new References(
    root,
    path.join(root, 'apps/site/tsconfig.json'),
    (file) => /^(?:apps\/site|packages\/stores)\/src\//.test(file) && !isTest(file),
    {
      callsOf: ['page', 'entry'],
      isHandler: () => false,
      interfaces: ['SiteConfig', 'SiteMerchant'],
      isCallName: (name) => callNames.has(name),
    },
  )
  const platform = new References(
    root,
    path.join(root, 'packages/sandbox/tsconfig.json'),
    (file) => file.startsWith('packages/sandbox/src/') && !isTest(file),
    { callsOf: [], isHandler: (name) => known.calls.has(name), interfaces: [], isCallName: () => false },
  )
  try {
    const within = unitsWithin(site.units)
    const parts = site.units.filter(({ file, key }) => key !== '' && file in screensIn)
    const entries = site.units.filter(({ file, key }) => key !== '' && file.endsWith('CentreMenu.ts'))
    const cut = new Set([...parts, ...entries])
    const start = site.units.filter(({ file }) => file === 'apps/site/src/main.tsx')
    const reached = new Map<string, Set<Unit>>([[everyPage, used(start, within, (unit) => cut.has(unit))]])
    for (const part of parts)
      for (const name of namesOf(part, known))
        reached.set(
          name,
          used([part], within, (unit) => cut.has(unit)),
        )
    const screens = [...reached].map(([name, units]) => ({
      name,
      calls: [...new Set([...units].flatMap(({ calls }) => [...calls]))].toSorted(),
    }))
    return {
      screens: screens.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      flags: readFlags({ known, site, platform, reached, entries }),
    }
  } finally {
    site.close()
    platform.close()
  }
}
