/** The stories are the kit's specification: every component that its index names has its place in it. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keyboard } from '../../../../.storybook/keyboard.ts'
import { docOf } from './documented.ts'
import { placedSubjects, type Bare } from './kit.ts'
import { portalled } from './portalled.tsx'
import { PackageDocs } from '../../../../.storybook/reference/componentDocs.ts'

const kit = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(kit, file), 'utf8')
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: kit, exclude: ['testing/**'] })
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
/** Defaults that say what leaving the prop out says. */
const isOff = (value: string) => /^(?:false|\[\]|'')$/.test(value)

const bare: Readonly<Record<Bare, string>> = {
  BrandProvider: 'Kit/BrandProvider',
  DirectionProvider: 'Kit/BrandProvider',
  FiguresProvider: 'Kit/Countdown',
  KitStyles: 'Kit/BrandProvider',
  KitTexts: 'Kit/Dialog',
  ToastProvider: 'Kit/Toast',
}
/** Something native or of an engine's that takes the focus, in the component or in what its folder draws for it. */
const focusable = (file: string, source: string) =>
  /styled\.(?:button|a|input|select|textarea|summary)\b|<(?:button|a|input|select|textarea|summary)\b|tabIndex=\{0\}|from '@base-ui\/react\/(?!use-render|direction|progress|meter)/.test(
    [
      source,
      ...[...sources].filter(([other]) => path.dirname(other) === path.dirname(file)).map(([, text]) => text),
    ].join('\n'),
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

  it('has a picture of every component: on a sheet of all states, or open in a story of its own', () => {
    const sheets = read('testing/Conformance.stories.tsx')
    expect(sheets).toMatch(/parameters: pictured/)
    const tables = [...read('testing/kit.ts').matchAll(/^  \.\.\.(\w+),$/gm)].map(([, table = '']) => table)
    expect(tables.length).toBeGreaterThan(6)
    expect(tables.filter((table) => !new RegExp(`conforming\\((?:half\\()?${table}\\b`).test(sheets))).toEqual([])
    const unseen = drawn
      .filter(({ name }) => name in portalled)
      .filter(({ file }) => !stories.some(({ folder, text }) => folder === path.dirname(file) && /pictured/.test(text)))
    expect(unseen.map(({ name }) => name)).toEqual([])
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
    expect(
      types.flatMap(({ name, description, members }) => [
        ...(description === '' ? [name] : []),
        ...members.filter((member) => member.description === '').map((member) => `${name}.${member.name}`),
      ]),
    ).toEqual([])
  })

  it('says what keys do in every component that can be focused', () => {
    const pages = stories.map(({ text: story }) => ({
      title: /title: '(Kit\/[^']+)'/.exec(story)?.[1] ?? '',
      drawn: new Set([...story.matchAll(/<([A-Z]\w+)|component: ([A-Z]\w+)/g)].map(([, one, other]) => one ?? other)),
    }))
    const silent = drawn
      .filter(({ file, source }) => focusable(file, source))
      .filter(({ name }) => !pages.some((page) => page.drawn.has(name) && page.title in keyboard))
    expect(silent.map(({ name }) => name)).toEqual([])
  })
})
