/// <reference types="vite/client" />

/** A public component of the kit and the folder, i.e. the subject, it belongs to. */
export interface Part {
  readonly name: string
  readonly folder: string
  readonly component: object
}

/** Subjects documented on another page, by that page's title. */
export const toldOn: Readonly<Record<string, readonly string[]>> = {
  'Foundations/BrandProvider': ['direction', 'figures', 'theme', 'visually-hidden'],
}

const { '../../packages/ui/src/index.ts': index = '' } = import.meta.glob<string>('../../packages/ui/src/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

// By file, as the index names them. Only docs pages load this: it brings the whole kit.
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../packages/ui/src/*/*.{ts,tsx}', '!**/*.{stories,test}.{ts,tsx}', '!**/testing/**', '!**/next/**'],
  { eager: true },
)
const isComponent = (name: string, value: unknown): value is object =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null))

/** Every component that the kit's index names, in its order. */
export const parts: readonly Part[] = [...index.matchAll(/export \{([^}]*)\} from '\.\/([\w-]+)\/([\w.-]+)'/g)].flatMap(
  ([, names = '', folder = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .flatMap((name) => {
        const component = modules[`../../packages/ui/src/${folder}/${file}`]?.[name]
        return isComponent(name, component) ? [{ name, folder, component }] : []
      }),
)

// Only their names; none of them is loaded.
const files = Object.keys(import.meta.glob('../../packages/ui/src/*/*.stories.tsx'))
const placeOf = (file: string) => /packages\/ui\/src\/([\w-]+)\/(\w+)\.stories\.tsx$/.exec(file)?.slice(1) ?? []
const withOwnPage: ReadonlySet<string> = new Set(files.map((file) => placeOf(file)[1] ?? ''))

/**
 * The components whose props a docs page lists: the one it is named after, then those without stories of their own
 * from its folder and from the folders that `toldOn` assigns to it.
 */
export const partsOf = (title: string, file: string): readonly Part[] => {
  const [own, name] = placeOf(file)
  const folders = new Set([...(own === undefined ? [] : [own]), ...(toldOn[title] ?? [])])
  const told = parts.filter((part) => folders.has(part.folder) && !withOwnPage.has(part.name))
  return [...parts.filter((part) => part.name === name), ...told]
}
