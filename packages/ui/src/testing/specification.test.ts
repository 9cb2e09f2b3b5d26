/** The stories are the kit's specification: every component that the index exports is covered. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { docOf } from './documented.ts'
import { placedSubjects, type Bare } from './kit.ts'
import { portalled } from './portalled.tsx'
import { PackageDocs } from '../../../../.storybook/reference/componentDocs.ts'

const kit = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(kit, file), 'utf8')
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: kit, exclude: ['testing/**', '*/examples/**'] })
    .filter((file) => !/\.(?:test|stories)\./.test(file))
    .map((file) => [file, read(file)]),
)
const stories = globSync('**/*.stories.tsx', { cwd: kit }).map((file) => ({
  folder: path.dirname(file),
  text: read(file),
}))

/** Each component with the file it is in. */
const components = [...read('index.ts').matchAll(/^export \{([^}]*)\} from '\.\/([^']+\.tsx)'/gm)].flatMap(
  ([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z][a-z]/.test(name))
      .map((name) => ({ name, file, source: sources.get(file) ?? '' })),
)

const docs = new PackageDocs(path.dirname(kit))
afterAll(() => docs.close())
/** Types and members without a description. */
const undescribed = (types: ReturnType<PackageDocs['types']>) =>
  types.flatMap(({ name, description, members }) => [
    ...(description === '' ? [name] : []),
    ...members.filter((member) => member.description === '').map((member) => `${name}.${member.name}`),
  ])

/** Whether a default is the same as leaving the prop out. */
const isOff = (value: string) => /^(?:false|\[\]|'')$/.test(value)

const bare: Readonly<Record<Bare, string>> = {
  BrandProvider: 'Foundations/BrandProvider',
  DirectionProvider: 'Foundations/BrandProvider',
  FiguresProvider: 'Data/Countdown',
  KitProvider: 'Foundations/BrandProvider',
  KitStyles: 'Foundations/BrandProvider',
  KitTexts: 'Overlays/Dialog',
  ToastProvider: 'Overlays/Toast',
}
/** Whether it handles keys beyond those of native elements, which the guide on keys covers. */
const handlesKeys = (source: string) =>
  /from '@base-ui\/react\/(?!use-render|direction|progress|meter|csp|button)|onKeyDown(?!=\{(?:ignoreRepeats|withoutRepeats\(rest\.onKeyDown\))\}|\)|,)|@headless-tree/.test(
    source,
  )
const drawn = components.filter(({ name }) => !(name in bare))

describe('the specification of the kit', () => {
  it('is about what the index names', () => {
    expect(components.length).toBeGreaterThan(90)
    expect(Object.keys(bare).filter((name) => !components.some((component) => component.name === name))).toEqual([])
  })

  it('holds every component to what all promise, in Node and in a browser', () => {
    const held = new Set([...Object.keys(placedSubjects), ...Object.keys(portalled)])
    expect(drawn.filter(({ name }) => !held.has(name)).map(({ name }) => name)).toEqual([])
  })

  it('has a playground for every component, or draws it in that of the component it belongs to', () => {
    const missing = drawn.filter(({ name, file }) => {
      const folder = path.dirname(file)
      const shown = new RegExp(`component: ${name}\\b|<${name}\\b`)
      return !stories.some(
        (story) => story.folder === folder && /^export const Playground\b/m.test(story.text) && shown.test(story.text),
      )
    })
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  it('shows every component: on a sheet of all states, or in a separate story', () => {
    const sheets = read('testing/Conformance.stories.tsx')
    const tables = [...read('testing/kit.ts').matchAll(/^  \.\.\.(\w+),$/gm)].map(([, table = '']) => table)
    expect(tables.length).toBeGreaterThan(6)
    expect(tables.filter((table) => !new RegExp(`conforming\\((?:half\\()?${table}\\b`).test(sheets))).toEqual([])
    const unseen = drawn
      .filter(({ name }) => name in portalled)
      .filter(({ file }) => !stories.some(({ folder }) => folder === path.dirname(file)))
    expect(unseen.map(({ name }) => name)).toEqual([])
  })

  it('shows every component in both themes and with long texts: on sheets, or in separate stories [Q-13]', () => {
    const sheets = read('testing/Conformance.stories.tsx')
    const tables = [...read('testing/kit.ts').matchAll(/^  \.\.\.(\w+),$/gm)].map(([, table = '']) => table)
    expect(tables.filter((table) => !sheets.includes(`dark(${table})`) || !sheets.includes(`long(${table})`))).toEqual(
      [],
    )
    const windows = drawn.filter(({ name }) => name in portalled)
    const shownIn = (file: string, look: RegExp) =>
      stories.some(({ folder, text }) => folder === path.dirname(file) && look.test(text))
    expect(
      windows
        .filter(({ file }) => !shownIn(file, /export const (?:Long|\w*Long)|title: '[^']{40}/))
        .map(({ name }) => name),
    ).toEqual([])
  })

  it('shows what goes wrong in every component where something can [Q-13]', () => {
    const fails = /aria-invalid|data-invalid|'failed'|onError=|ErrorState/
    const shown =
      /export const \w*(?:Fail|Refused|Invalid|Error|Unavailable|Wrong|TooLong)|failed|failing|error=|component: ErrorState/
    const silent = drawn
      .filter(({ source }) => fails.test(source))
      .filter(({ file }) => !stories.some(({ folder, text }) => folder === path.dirname(file) && shown.test(text)))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('shows every list that has a place for a failure while it loads, without entries and failed [Q-12]', () => {
    const lists = drawn.filter(({ source }) => /^ {2}instead\?: ReactNode/m.test(source))
    expect(lists.length).toBeGreaterThan(2)
    const missing = lists.flatMap(({ name, file }) => {
      const shown = stories.filter(({ folder }) => folder === path.dirname(file)).map(({ text }) => text)
      return [/\bloading(?:: true|\s+label=)/, /EmptyState|\b(?:messages|rows): \[\]/, /<ErrorState/]
        .filter((state) => !shown.some((text) => state.test(text)))
        .map((state) => `${name}: ${state.source}`)
    })
    expect(missing).toEqual([])
  })

  it('says of every component what it renders', () => {
    expect(
      components.filter(({ name, source }) => !/\b[Rr]enders?\b/.test(docOf(source, name))).map(({ name }) => name),
    ).toEqual([])
  })

  it('says of every prop what it is for, and what its default is', () => {
    const told = components.flatMap(({ file, name }) =>
      docs.components(path.join(kit, file)).filter((one) => one.name === name),
    )
    const own = told.flatMap(({ name, members }) =>
      members
        .filter((member) => !member.file.includes('/node_modules/'))
        .map((member) => ({ ...member, component: name })),
    )
    expect(own.length).toBeGreaterThan(500)
    const named = (members: typeof own) => members.map(({ component, name }) => `${component}.${name}`)
    expect(named(own.filter(({ description }) => description === ''))).toEqual([])
    const silent = own.filter(
      ({ defaultValue, description }) =>
        defaultValue !== undefined && !isOff(defaultValue) && !/\b[Dd]efault|unless|left out|without/.test(description),
    )
    expect(named(silent)).toEqual([])
  })

  it('says of every public type and each of its members what it is', () => {
    const types = docs.types(path.join(kit, 'index.ts'))
    expect(types.length).toBeGreaterThan(150)
    expect(undescribed(types)).toEqual([])
  })

  it('says of every public type of the forms and each of its members what it is', () => {
    const forms = path.resolve(kit, '../../forms')
    const reader = new PackageDocs(forms)
    const types = ['index.ts', 'auth/index.ts'].flatMap((entry) => reader.types(path.join(forms, 'src', entry)))
    reader.close()
    expect(types.length).toBeGreaterThan(150)
    expect(undescribed(types)).toEqual([])
  })

  it('says what keys do in every component that handles them [Q-13]', () => {
    const told = new Set(
      stories.flatMap(({ text }) =>
        /^ {2}parameters: \{[\s\S]*?\bkeys: \[/m.test(text)
          ? [...text.matchAll(/<([A-Z]\w+)|component: ([A-Z]\w+)/g)].map(([, one, other]) => one ?? other ?? '')
          : [],
      ),
    )
    const silent = drawn.filter(({ source }) => handlesKeys(source)).filter(({ name }) => !told.has(name))
    expect(silent.map(({ name }) => name)).toEqual([])
  })
})
