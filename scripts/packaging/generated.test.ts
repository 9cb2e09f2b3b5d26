import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { componentEntries, withEntries } from './entries.ts'
import { generated, written } from './generated.ts'

/** The content of a file: line breaks and a final semicolon are up to the formatter. */
const content = (file: string, text: string): unknown =>
  file.endsWith('.json') && text ? JSON.parse(text) : text.replaceAll(/\s|;(?=\s*\})/g, '')

it.each([
  'package.json',
  '../forms/package.json',
  'brand.schema.json',
  'tokens.css',
  'tokens.json',
  '../../merchants/merchant.schema.json',
])(
  'packages/ui/%s matches its source: if not, run node --conditions=croupier-source scripts/packaging/generated.ts',
  (file) => {
    expect(content(file, written(file))).toEqual(content(file, generated()[file] ?? ''))
  },
)

it('tells whoever fills in a merchant’s file what each key is for', () => {
  interface Key {
    readonly description?: string
    readonly properties?: Record<string, Key>
    readonly items?: Key
    readonly anyOf?: readonly Key[]
  }
  const silent = ({ properties = {}, items, anyOf = [] }: Key, at: string): readonly string[] => [
    ...Object.entries(properties).flatMap(([name, key]) => [
      ...(key.description ? [] : [`${at}${name}`]),
      ...silent(key, `${at}${name}.`),
    ]),
    ...[items, ...anyOf].flatMap((one) => (one ? silent(one, at) : [])),
  ]
  const schema = JSON.parse(written('../../merchants/merchant.schema.json')) as Key
  const { properties = {} } = schema
  expect(silent(schema, '')).toEqual([])
  expect(Object.keys(properties['modules']?.properties ?? {})).toHaveLength(66)
  expect(properties['modules']?.properties?.['PTSYS3']?.description).toContain('collect points')
  expect(properties['currency']?.properties?.['code']?.description).toBe('ISO 4217 code of the displayed currency.')
})

it('has an entry for everything the kit’s index takes, each a file that is there', () => {
  const kit = path.resolve(import.meta.dirname, '../../packages/ui')
  const entries = componentEntries(written('src/index.ts'))
  expect(Object.keys(entries)).toEqual(expect.arrayContaining(['./Button', './Modal', './csv', './useToasts']))
  expect(Object.values(entries).filter((entry) => !existsSync(path.join(kit, entry['croupier-source'])))).toEqual([])
})

it('makes no entry for types, and one for each file that has something to run', () => {
  const index = [
    "export { Button, type ButtonProps } from './button/Button.tsx'",
    "export type { ButtonSize } from './button/buttonLook.tsx'",
    "export {\n  csvText,\n  type CsvColumn,\n} from './table/csv.ts'",
    "export { type Only } from './only/only.ts'",
  ].join('\n')
  expect(componentEntries(index)).toEqual({
    './Button': {
      'croupier-source': './src/button/Button.tsx',
      types: './dist/button/Button.d.ts',
      default: './dist/button/Button.js',
    },
    './csv': {
      'croupier-source': './src/table/csv.ts',
      types: './dist/table/csv.d.ts',
      default: './dist/table/csv.js',
    },
  })
  expect(() => componentEntries("export { a } from './one/A.ts'\nexport { b } from './two/A.ts'")).toThrow(
    'one/A and two/A would both be the entry ./A',
  )
  expect(Object.keys(withEntries({ '.': 1, './Gone': 1, './brand': 1, './fonts.css': 1 }, index))).toEqual([
    '.',
    './brand',
    './fonts.css',
    './Button',
    './csv',
  ])
})

it('is loaded by Node as it is in a project outside', () => {
  const told = execFileSync(
    process.execPath,
    [
      '--conditions=croupier-source',
      '--input-type=module',
      '-e',
      "console.log((await import('@croupier/ui/brand')).contrast('#000', '#fff'))",
    ],
    { cwd: path.resolve(import.meta.dirname, '../../packages/forms'), encoding: 'utf8' },
  )
  expect(told.trim()).toBe('21')
})
