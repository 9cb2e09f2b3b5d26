/** The data behind prop tables and story controls. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PackageDocs } from '../../../../.storybook/reference/componentDocs.ts'
import { docgenInfo } from '../../../../.storybook/reference/docgen.ts'
import { defaultText, wordedProps } from '../../../../.storybook/reference/propTable.ts'

const kit = path.resolve(import.meta.dirname, '..')
const forms = path.resolve(kit, '../../forms/src')
const [docs, formDocs] = [kit, forms].map((folder) => new PackageDocs(path.dirname(folder))) as [
  PackageDocs,
  PackageDocs,
]
afterAll(() => {
  docs.close()
  formDocs.close()
})

const propOf = (file: string, component: string, name: string) =>
  docs
    .components(path.join(kit, file))
    .find((one) => one.name === component)
    ?.members.find((member) => member.name === name)

describe('the docs of components', () => {
  it('spell out enumerations behind aliases, with their defaults', () => {
    const size = propOf('button/Button.tsx', 'Button', 'size')
    expect(size).toMatchObject({ kind: 'enum', required: false, defaultValue: "'md'" })
    expect(size?.options.toSorted()).toEqual(['lg', 'md', 'sm'])
    expect(propOf('button/Button.tsx', 'Button', 'loading')).toMatchObject({ kind: 'boolean', type: 'boolean' })
  })

  it('see what a component inherits, and the native props that it uses itself', () => {
    expect(propOf('radio/RadioGroup.tsx', 'RadioGroup', 'legend')?.description).toBe('What is being chosen.')
    expect(propOf('button/Button.tsx', 'Button', 'disabled')?.kind).toBe('boolean')
    expect(propOf('button/Button.tsx', 'Button', 'popover')).toBeUndefined()
  })

  it('name no requirement, which their readers do not have: tests and documents hold the sources', () => {
    const cites = (file: string) =>
      [...readFileSync(file, 'utf8').matchAll(/\/\*\*[^]*?\*\//g)].some(([comment]) =>
        /\b[SGQR]-\d{2,3}\b/.test(comment),
      )
    const files = ['ui', 'forms', 'stores', 'api', 'money', 'locales', 'games'].flatMap((name) => {
      const folder = path.resolve(kit, `../../${name}/src`)
      return globSync('**/*.{ts,tsx}', {
        cwd: folder,
        exclude: ['**/*.test.*', '**/*.stories.tsx', '**/testing/**'],
      }).map((file) => path.join(folder, file))
    })
    expect(files.length).toBeGreaterThan(700)
    expect(files.filter(cites)).toEqual([])
  })

  it('keep other types in the words of the source', () => {
    expect(propOf('meter/Meter.tsx', 'Meter', 'value')).toMatchObject({ kind: 'other', type: 'number | bigint' })
    expect(propOf('table/Table.tsx', 'Table', 'columns')?.type).toBe('readonly TableColumn<Row>[]')
  })

  it('take a default from the source, else from the comment', () => {
    const from = (value: string | undefined, description: string) =>
      defaultText({ defaultValue: value === undefined ? null : { value }, description })
    expect(from(undefined, 'Milliseconds before it appears [S-077]. Default 100.')).toBe('100')
    expect(from("'md'", 'Default `lg`.')).toBe("'md'")
    expect(from(undefined, 'A default is described elsewhere.')).toBeUndefined()
  })
})

describe('the controls of stories', () => {
  const argTypesOf = (doc: ReturnType<typeof docgenInfo>, initialArgs: Record<string, unknown> = {}) =>
    wordedProps({
      argTypes: {},
      component: { __docgenInfo: doc },
      initialArgs,
    } as unknown as Parameters<typeof wordedProps>[0])

  it.each([
    { name: 'ui', folder: kit, read: docs, least: 500 },
    { name: 'forms', folder: forms, read: formDocs, least: 150 },
  ])('fit the type of every prop: a switch, a choice, or nothing that cannot be typed ($name)', (from) => {
    const controls = globSync('*/*.tsx', { cwd: from.folder, exclude: ['**/*.{stories,test}.tsx', 'testing/**'] })
      .flatMap((file) => from.read.components(path.join(from.folder, file)))
      .flatMap((component) =>
        Object.entries(argTypesOf(docgenInfo(component))).map(([name, { control, options }]) => {
          const member = component.members.find((one) => one.name === name)
          return { prop: `${component.name}.${name}`, kind: member?.kind, control, options, values: member?.options }
        }),
      )
    expect(controls.length).toBeGreaterThan(from.least)
    const wrong = controls.filter(({ kind, control, options, values }) => {
      if (kind === 'boolean') return !(control instanceof Object && control.type === 'boolean')
      if (kind === 'enum')
        return !(control instanceof Object && control.type === 'select') || String(options) !== String(values)
      return control instanceof Object && control.type === 'object'
    })
    expect(wrong).toEqual([])
    const unclear = controls.filter(
      ({ kind, control }) => kind === 'other' && !(control as { disable?: boolean }).disable,
    )
    expect(unclear).toEqual([])
  })

  it('leave out money in minor units, which the panel cannot write', () => {
    const [meter] = docs.components(path.join(kit, 'meter/Meter.tsx'))
    if (!meter) throw new Error('no Meter')
    expect(argTypesOf(docgenInfo(meter), { value: 5n, max: 10 })).toMatchObject({
      value: { control: { disable: true } },
      kind: { control: { type: 'select' }, options: ['goal', 'limit'] },
    })
  })
})
