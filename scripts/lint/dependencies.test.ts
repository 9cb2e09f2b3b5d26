import { expect, it } from 'vitest'
import { dependencyFindings, importedBy, repositoryFindings } from './dependencies.ts'

it('reads the packages that a file imports, in every form', () => {
  const text = [
    "import { Dialog } from '@base-ui/react/dialog'",
    "import type {\n  Wire,\n} from '@croupier/api'",
    "export * from './own.ts'",
    "import 'swiper/css'",
    "import { readFileSync } from 'node:fs'",
    "const load = () => import('re2js')",
    "@import '@fontsource-variable/inter/wght.css';",
    'const sentence = \'A text far from "here"\'',
  ].join('\n')
  expect([...importedBy(text)].toSorted()).toEqual([
    '@base-ui/react',
    '@croupier/api',
    '@fontsource-variable/inter',
    're2js',
    'swiper',
  ])
})

it('names what is declared and unused, used and undeclared, and what only tests use', () => {
  const manifest = {
    name: 'shop',
    dependencies: { used: '1', idle: '1', tested: '1', left: '1' },
    devDependencies: { spare: '1' },
  }
  const files = [
    { text: "import 'used'\nimport 'forgotten'", isShipped: true },
    { text: "import 'tested'\nimport 'runner'", isShipped: false },
  ]
  expect(dependencyFindings(manifest, files, ['left'])).toEqual([
    'shop depends on idle, which no file of it imports.',
    'shop depends on tested, which no file of it imports.',
    'shop is developed with spare, which no file of it imports.',
    'shop imports forgotten and does not declare it.',
  ])
})

it('finds no such dependency in the repository', () => {
  expect(repositoryFindings()).toEqual([])
})
