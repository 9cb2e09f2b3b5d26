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

/** The text of the MIT licence, for packages that name it and ship without its text. */
const mit = (holder: string) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`

/**
 * Copyright holders of packages under the MIT licence that are published without a licence file. Any other such package
 * fails the build.
 */
const holders: Readonly<Record<string, string>> = {
  '@headless-tree/core': 'Lukas Bach',
  '@headless-tree/react': 'Lukas Bach',
}

/** The text of the Apache licence, taken from a package that ships it, up to the part that names the holder. */
const [apacheTerms] = readFileSync(
  path.join(path.dirname(inKit.resolve('@internationalized/date')), '../LICENSE'),
  'utf8',
).split(/^\s*END OF TERMS AND CONDITIONS/m)

function withText(entry: Entry): Entry {
  if (entry.text) return entry
  // Google publishes the parts of Firebase without a licence file.
  if (entry.identifier === 'Apache-2.0' && /^(?:@firebase\/|firebase$)/.test(entry.name))
    return { ...entry, text: `Copyright Google LLC\n\n${apacheTerms}` }
  const holder = holders[entry.name]
  if (holder === undefined || entry.identifier !== 'MIT') {
    throw new Error(`${entry.name} (${entry.identifier ?? 'no licence'}) comes without the text of its licence.`)
  }
  return { ...entry, text: mit(holder) }
}

/**
 * Completes the list of licences that Vite writes: it omits typefaces loaded by style sheets, and some packages name
 * their licence without its text.
 */
export function completeLicences(fileName: string): Plugin {
  return {
    name: 'croupier:licences',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[fileName]
        if (list?.type !== 'asset') throw new Error(`The build wrote no ${fileName}.`)
        const entries = JSON.parse(String(list.source)) as readonly Entry[]
        const all = [...entries.map(withText), ...typefaces()].toSorted((one, other) =>
          one.name.localeCompare(other.name),
        )
        list.source = JSON.stringify(all)
      },
    },
  }
}
