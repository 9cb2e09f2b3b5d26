import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

interface Entry {
  readonly name: string
  readonly version: string
  readonly identifier?: string | null
  readonly text?: string | null
}

const kit = path.resolve(import.meta.dirname, '../../../packages/ui/package.json')
const inKit = createRequire(kit)

/** The typefaces that the kit brings, each a package of `@fontsource`. */
function typefaces(): readonly Entry[] {
  const { dependencies } = JSON.parse(readFileSync(kit, 'utf8')) as { dependencies: Record<string, string> }
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@fontsource'))
    .map((name) => {
      const manifest = inKit.resolve(`${name}/package.json`)
      const { version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string; license: string }
      const text = readFileSync(path.join(path.dirname(manifest), 'LICENSE'), 'utf8')
      return { name, version, identifier: license, text }
    })
}

/** Adds the typefaces to the list of licences that Vite writes: they come in by style sheets, which it does not count. */
export function fontLicences(fileName: string): Plugin {
  return {
    name: 'croupier:font-licences',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[fileName]
        if (list?.type !== 'asset') throw new Error(`The build wrote no ${fileName}.`)
        const entries = JSON.parse(String(list.source)) as readonly Entry[]
        const all = [...entries, ...typefaces()].toSorted((one, other) => one.name.localeCompare(other.name))
        list.source = JSON.stringify(all)
      },
    },
  }
}
