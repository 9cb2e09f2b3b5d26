import { pathToFileURL } from 'node:url'
import { hasSyntax } from '@croupier/locales'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const catalogueFile = /packages\/locales\/src\/messages\/[a-z-]+\/(?!index|first-view)[a-z-]+\.ts$/

/** The libraries that format texts: they get parsed texts alone. */
const formatter = /node_modules\/(@formatjs|intl-messageformat|react-intl)\//

/**
 * Parses the messages at build time and leaves the parser out of what every page loads (10 kB compressed). Plain texts
 * stay plain; a text with arguments becomes the parsed form that react-intl also takes. A registered language is
 * compiled when it is chosen, by a parser that loads with it if it was not compiled before.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'croupier:compiled-messages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== '@formatjs/icu-messageformat-parser' || !formatter.test(importer ?? '')) return undefined
      return this.resolve('@formatjs/icu-messageformat-parser/no-parser.js', importer)
    },
    async load(id) {
      const [file = ''] = id.split('?')
      if (!catalogueFile.test(file)) return undefined
      const { default: messages } = (await import(pathToFileURL(file).href)) as { default: Record<string, string> }
      const compiled = Object.entries(messages).map(([key, text]) => [key, hasSyntax(text) ? parse(text) : text])
      return `export default ${JSON.stringify(Object.fromEntries(compiled))}`
    },
  }
}
