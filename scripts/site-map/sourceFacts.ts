/** What the site map reads from the running source: tables of routes, calls, modules and texts. */
import { withSourceModules } from './sourceModules.ts'

/** A module's entry in the table of modules. */
export interface ModuleFacts {
  readonly name: string
  readonly purpose: string
}

/** The modules of a page's record. */
interface SwitchedPage {
  readonly switchedBy?: string
  readonly modules?: readonly string[]
  readonly without?: string
}

/** What the readers of the map need from the running source. */
export interface SourceFacts {
  /** Pages of the site, each by its one address, with the modules that it needs. */
  readonly routes: readonly { readonly path: string; readonly chunk: string; readonly switched: readonly string[] }[]
  /** The contract's calls, and the module that each is sent with. */
  readonly calls: ReadonlyMap<string, string | null>
  /** The table of modules, by id. */
  readonly modules: ReadonlyMap<string, ModuleFacts>
  readonly messageKeys: ReadonlySet<string>
}

/** Loads them from the source below `root`. */
export async function sourceFacts(root: string): Promise<SourceFacts> {
  return withSourceModules(root, async (load) => {
    const { sitePages } = await load<{
      sitePages: readonly (SwitchedPage & { readonly path: string; readonly page: { readonly chunk: string } })[]
    }>('/apps/site/src/routes/pages.ts')
    const { contract } = await load<{ contract: Readonly<Record<string, { readonly module: string | null }>> }>(
      '/packages/api/src/index.ts',
    )
    const { modules } = await load<{ modules: Readonly<Record<string, ModuleFacts>> }>(
      '/packages/api/src/merchant/modules.ts',
    )
    const { default: texts } = await load<{ default: object }>('/packages/locales/src/messages/en/index.ts')
    return {
      routes: sitePages.map(({ path, page, switchedBy = [], modules: needed = [], without = [] }) => ({
        path,
        chunk: page.chunk,
        switched: [switchedBy, needed, without].flat(),
      })),
      calls: new Map(Object.entries(contract).map(([id, { module }]) => [id, module])),
      modules: new Map(Object.entries(modules)),
      messageKeys: new Set(Object.keys(texts)),
    }
  })
}
