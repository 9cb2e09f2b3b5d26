import { defineMain } from '@storybook/react-vite/node'
import { compiledMessages } from '../apps/site/server/compiled-messages.ts'
import { readableNames } from '../scripts/packaging/stable-names.ts'
import { plainName } from './plainName.ts'
import { docgen } from './reference/docgen.ts'

/** Names the kit's styled components in React's developer tools, as built packages do. */
const names = () => ({
  name: 'readable-names',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /packages\/\w+\/src\/.*\.tsx?$/.test(id) ? code + '\n' + readableNames(code, id.replace(/\.tsx?$/, '')) : undefined,
})

/**
 * Chromatic traces changed files by their names: a language's file is in the graph, not only the modules made of it.
 */
const languageFiles = () => ({
  name: 'language-files',
  transform: (code: string, id: string) => {
    const [, file] = /\/texts\/([A-Z-]+)\.(?:first|whole)\.js$/.exec(id) ?? []
    return file && `${code}\nimport './${file}.json'`
  },
})

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './*/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
    '../docs/**/*.mdx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The window's logo and icon, and the site's fallback pictures.
  staticDirs: ['./window', { from: '../apps/site/public/icons', to: '/icons' }],
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (...of) =>
        (await indexer.createIndex(...of)).map((entry) =>
          entry.name === undefined ? entry : { ...entry, name: plainName(entry.name) },
        ),
    })),
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `docgen` reads types through the compiler, which sees aliases and inherited props.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    // Story tests do not use prop tables.
    plugins: [
      ...(config.plugins ?? []),
      compiledMessages(),
      ...(process.env['VITEST'] ? [] : [docgen(), names(), languageFiles()]),
    ],
    resolve: { ...config.resolve, conditions: ['croupier-source', 'module', 'browser', 'development|production'] },
  }),
})
