import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { definePreview } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { pageTemplate, unpictured, variants, withPictures } from '../../.storybook/pictures.ts'

const preview = definePreview({ addons: [], render: () => null } as never)
withPictures(preview)

interface Made {
  readonly composed: { readonly name: string; readonly parameters: Readonly<Record<string, unknown>> }
  readonly test: (name: string, run: () => Promise<void>) => Made
}
const meta = (input: object) => preview.meta(input as never) as unknown as { readonly story: (input?: object) => Made }
const pictured = ({ composed: { parameters } }: Made) => {
  const { disableSnapshot = false, modes } = parameters['chromatic'] as { disableSnapshot?: boolean; modes?: object }
  return disableSnapshot ? [] : Object.keys(modes ?? {})
}
const play = async () => undefined

it('pictures every story of the kit: on the sheet of its file, or light beside dark when it plays', () => {
  const kit = meta({ title: 'Actions/Button' })
  const [first, second, playing] = [kit.story(), kit.story({ args: {} }), kit.story({ play })]
  expect(pictured(first)).toEqual(['sheet'])
  expect(pictured(second)).toEqual([])
  expect(second.composed.parameters['onSheet']).toBe(true)
  expect(pictured(playing)).toEqual(['pair'])
  expect(variants.length).toBeGreaterThan(3)
})

it('pictures every state of the site, and page templates in six scripts', () => {
  const site = meta({ title: 'Site/Play/Game' })
  expect(pictured(site.story({ play }))).toEqual(['light'])
  expect(pictured(site.story({ parameters: pageTemplate }))).toEqual(
    expect.arrayContaining(['dark', 'branded', 'DE', 'AR', 'TH', 'JA', 'HI', 'MY']),
  )
})

it('pictures no test, and nothing that says why not', () => {
  const kit = meta({ title: 'Actions/Button' })
  expect(pictured(kit.story({ play }).test('Is pressed', play))).toEqual([])
  expect(pictured(kit.story({ tags: ['!dev'] }))).toEqual([])
  const tool = meta({ title: 'Foundations/Studio', parameters: unpictured('a tool') }).story()
  expect(pictured(tool)).toEqual([])
  expect(tool.composed.parameters['unpictured']).toBe('a tool')
})

it('shows the names of stories without ids of requirements', () => {
  const named = (name: string) => meta({ title: 'Inputs/Date' }).story({ name }).composed.name
  expect(named('Longer than allowed [S-360]')).toBe('Longer than allowed')
  expect(named('A team of none [S-390] [N-7]')).toBe('A team of none')
  expect(named('Rates [of a team]')).toBe('Rates [of a team]')
})

/** Stories of a file without a picture and without a reason: no rule of the preview covers what they say themselves. */
const unexplained = (source: string): readonly string[] => {
  const [head = '', ...stories] = source.split(/^(?=export const )/mu)
  const silent = (text: string) => /\bchromatic\b|\bdisableSnapshot\b|\bunpictured\((?!'[^']{3,}'\))/u.test(text)
  // `!dev` is a reason only for what checks something.
  const idle = (text: string, checks: boolean) => text.includes("'!dev'") && !checks
  const named = stories.map((text) => ({ name: /^export const (\w+)/u.exec(text)?.[1] ?? '', text }))
  const plays = (name: string) => new RegExp(`^${name}\\.test\\(`, 'mu').test(source)
  return [
    ...(silent(head) || idle(head, /\.test\(|\bplay\b/u.test(source)) ? ['the whole file'] : []),
    ...named.flatMap(({ name, text }) =>
      silent(text) || idle(text, plays(name) || /\bplay\b/u.test(text)) ? [name] : [],
    ),
  ]
}

it('leaves no story of the repository without a picture or a reason', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const sources = globSync('{packages/*/src,apps/*/src,.storybook}/**/*.stories.tsx', { cwd: root }).map(
    (file) => [file, readFileSync(path.join(root, file), 'utf8')] as const,
  )
  expect(sources.flatMap(([, source]) => source.match(/^export const /gmu) ?? []).length).toBeGreaterThan(1_000)
  const without = sources.flatMap(([file, source]) => unexplained(source).map((name) => `${file}: ${name}`))
  expect(without).toEqual([])
})

it.each([
  'parameters: { chromatic: { disableSnapshot: true } }',
  "parameters: unpictured('')",
  'parameters: unpictured(why)',
  "tags: ['!dev']",
])('counts a story with %s as one without', (option) => {
  expect(unexplained(`const meta = preview.meta({})\nexport const One = meta.story({ ${option} })\n`)).toEqual(['One'])
})
