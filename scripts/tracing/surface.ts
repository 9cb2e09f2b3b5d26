/**
 * The part of the specification that a person can reach in the built site: routes, modals, pages of the member centre,
 * calls.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withSourceModules } from '../site-map/sourceModules.ts'

/** Something the specification names, and whether the site has it. */
export interface Reach {
  readonly name: string
  readonly built: boolean
}

/** The site's side of the specification. */
export interface Surface {
  readonly routes: readonly Reach[]
  readonly modals: readonly Reach[]
  readonly memberPages: readonly Reach[]
  /** Calls of the contract; built when a screen of the site makes them, or the client does before another call. */
  readonly calls: readonly Reach[]
}

interface SiteModules {
  readonly '/apps/site/src/routes/address.ts': {
    readonly placeAt: (path: string) => { readonly page: object | undefined }
  }
  readonly '/apps/site/src/member-centre/pages.ts': { readonly memberCentrePageTable: object }
  readonly '/packages/stores/src/index.ts': {
    readonly memberCentrePages: object
    readonly modalNames: Readonly<Record<string, string>>
  }
  readonly '/packages/api/src/index.ts': { readonly contract: Readonly<Record<string, unknown>> }
}

/** The paths that the rows about routes name, each once. */
const specifiedPaths = (requirements: string): readonly string[] => {
  const rows = requirements.split('\n').filter((line) => /^- \*\*S-0(19|2\d|3[0-8])\*\*/.test(line))
  return [...new Set(rows.flatMap((row) => row.match(/(?<=[\s,(])\/[A-Za-z.]*(?=[\s,;)])/g) ?? []))]
}

/** The client requests the sealing key before it sends a sealed call. */
const madeByClient = ['session.sealingKey']

/**
 * Reads the surface from the source: the routes as the router matches them, the rest from its tables.
 * @param made calls that screens make, from the site map
 */
export async function surface(root: string, requirements: string, made: ReadonlySet<string>): Promise<Surface> {
  const [{ placeAt }, { memberCentrePageTable }, { memberCentrePages, modalNames }, { contract }] =
    await withSourceModules(root, (load) => {
      const known = <File extends keyof SiteModules>(file: File) => load<SiteModules[File]>(file)
      return Promise.all([
        known('/apps/site/src/routes/address.ts'),
        known('/apps/site/src/member-centre/pages.ts'),
        known('/packages/stores/src/index.ts'),
        known('/packages/api/src/index.ts'),
      ])
    })
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const modalTable = read('apps/site/src/shell/overlays/ModalSwitch.tsx')
  return {
    routes: specifiedPaths(requirements).map((name) => ({ name, built: placeAt(name).page !== undefined })),
    modals: Object.entries(modalNames).map(([kind, name]) => ({
      name: `${name} (${kind})`,
      built: new RegExp(`^  ${kind}: `, 'm').test(modalTable),
    })),
    memberPages: Object.keys(memberCentrePages).map((name) => ({ name, built: name in memberCentrePageTable })),
    calls: Object.keys(contract).map((id) => ({ name: id, built: made.has(id) || madeByClient.includes(id) })),
  }
}
