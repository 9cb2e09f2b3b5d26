import { pathToFileURL } from 'node:url'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const catalogueFile = /packages\/locales\/src\/messages\/[a-z-]+\/(?!index|first-view)[a-z-]+\.ts$/

/** Text with an argument, a tag or quoting; anything else is its own result and needs no parsing. */
const hasSyntax = (text: string) => /[{}<>']/.test(text)

/**
 * Parses the messages at build time and leaves the parser out of what is shipped (10 kB compressed). Plain texts stay
 * plain; a text with arguments becomes the parsed form that react-intl takes in its place.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'croupier:compiled-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    async load(id) {
      const [file = ''] = id.split('?')
      if (!catalogueFile.test(file)) return undefined
      const { default: messages } = (await import(pathToFileURL(file).href)) as { default: Record<string, string> }
      const compiled = Object.entries(messages).map(([key, text]) => [key, hasSyntax(text) ? parse(text) : text])
      return `export default ${JSON.stringify(Object.fromEntries(compiled))}`
    },
  }
}
