import { defineMain } from '@storybook/react-vite/node'
import { docgen } from './reference/docgen.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './*/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
    '../docs/**/*.mdx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `docgen` reads types through the compiler, which sees aliases and inherited props.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    // Tests of stories read no table of props.
    plugins: [...(config.plugins ?? []), ...(process.env['VITEST'] ? [] : [docgen()])],
    resolve: { ...config.resolve, conditions: ['croupier-source', 'module', 'browser', 'development|production'] },
  }),
})
