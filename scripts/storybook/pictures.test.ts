import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { definePreview } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import {
  framedOnSheet,
  mostPictures,
  pageTemplate,
  unpictured,
  variants,
  withPictures,
} from '../../.storybook/pictures.ts'
import { widths } from '../../.storybook/widths.ts'

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

const onSheet = ({ composed: { parameters } }: Made) => parameters['onSheet']

it('pictures every story of the kit on a sheet of its file: at rest in all variants, playing in frames', () => {
  const kit = meta({ title: 'Actions/Button' })
  const [first, second, playing] = [kit.story(), kit.story({ args: {} }), kit.story({ play })]
  expect([first, second, playing].map(pictured)).toEqual([['sheet'], [], []])
  expect(onSheet(second)).toEqual({ sheet: 0, as: 'variants' })
  expect(onSheet(playing)).toEqual({ sheet: 0, as: 'frames' })
  expect(variants.length).toBeGreaterThan(3)
})

it('begins another sheet when one is full, with a story that has no settings of its own', () => {
  const kit = meta({ title: 'Overlays/Dialog' })
  const full = Array.from({ length: framedOnSheet }, () => kit.story())
  expect(full.map(pictured)).toEqual([['sheet'], ...full.slice(1).map(() => [])])
  const [dark, next, last] = [kit.story({ globals: { theme: 'dark' } }), kit.story(), kit.story({ play })]
  expect([dark, next, last].map(pictured)).toEqual([['pair'], ['sheet'], []])
  expect([next, last].map(onSheet)).toEqual([1, 1].map((sheet) => ({ sheet, as: 'frames' })))
})

it('gives a story with settings of its own a picture where its file has no sheet yet', () => {
  const kit = meta({ title: 'Foundations/Texts' })
  expect(pictured(kit.story({ globals: { language: 'TL' } }))).toEqual(['pair'])
  expect(pictured(kit.story())).toEqual(['sheet'])
})

it('pictures every state of the site, and page templates in six scripts', () => {
  const site = meta({ title: 'Site/Play/Game' })
  expect(pictured(site.story({ play }))).toEqual(['light'])
  expect(pictured(site.story({ parameters: pageTemplate }))).toEqual(
    expect.arrayContaining(['dark', 'branded', 'DE', 'AR', 'TH', 'JA', 'HI', 'MY']),
  )
})

it('pictures a state of the site at the width that it is made for', () => {
  const widthOf = ({ composed: { parameters } }: Made) =>
    (parameters['chromatic'] as { modes: { light: { viewport: number } } }).modes.light.viewport
  const phone = { viewport: { value: 'phone' } }
  expect(widthOf(meta({ title: 'Site/Play/Game' }).story())).toBe(widths.laptop.width)
  expect(widthOf(meta({ title: 'Site/Play/Game' }).story({ globals: phone }))).toBe(widths.phone.width)
  expect(widthOf(meta({ title: 'Site/Play/Game', globals: phone }).story())).toBe(widths.phone.width)
})

it('pictures no test, and nothing that says why not', () => {
  const kit = meta({ title: 'Actions/Button' })
  expect(pictured(kit.story({ play }).test('Is pressed', play))).toEqual([])
  expect(pictured(kit.story({ tags: ['!dev'] }))).toEqual([])
  const tool = meta({ title: 'Foundations/Studio', parameters: unpictured('a tool') }).story()
  expect(pictured(tool)).toEqual([])
  expect(tool.composed.parameters['unpictured']).toBe('a tool')
})

it('centres a button or link, and nothing that fills its place', () => {
  const layoutOf = (title: string) => meta({ title }).story().composed.parameters['layout']
  expect(layoutOf('Actions/Button')).toBe('centered')
  expect(layoutOf('Inputs/Input')).not.toBe('centered')
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

const root = path.resolve(import.meta.dirname, '../..')
const sources = globSync('{packages/*/src,apps/*/src,.storybook}/**/*.stories.tsx', { cwd: root }).map(
  (file) => [file, readFileSync(path.join(root, file), 'utf8')] as const,
)

it('leaves no story of the repository without a picture or a reason', () => {
  expect(sources.flatMap(([, source]) => source.match(/^export const /gmu) ?? []).length).toBeGreaterThan(1_000)
  const without = sources.flatMap(([file, source]) => unexplained(source).map((name) => `${file}: ${name}`))
  expect(without).toEqual([])
})

/** What the rules look at, as far as the text of a meta or a story tells. */
const told = (text: string) => ({
  tags: text.includes("'!dev'") ? ['!dev'] : [],
  parameters: {
    ...(text.includes("layout: 'fullscreen'") && { layout: 'fullscreen' }),
    ...(text.includes('pageTemplate') && pageTemplate),
    ...(/\bunpictured\(|\bclosedExample\(/u.test(text) && unpictured('told')),
  },
  ...(/\bglobals\b/u.test(text) && { globals: {} }),
  // A story that is made elsewhere may play.
  ...(/\bplay\b|\.\.\.|meta\.story\((?!states\.empty)[a-z]/u.test(text) && { play }),
})

/** The pictures of a file by the rules themselves: never fewer than Chromatic takes. */
const picturesOf = (source: string): number => {
  const [head = '', ...stories] = source.split(/^(?=export const )/mu)
  const [, title = ''] = /title: '([^']+)'/u.exec(head) ?? []
  const { story } = meta({ title, ...told(/preview\.meta\(\{.*?\}\)$/msu.exec(head)?.[0] ?? '') })
  return stories.flatMap((text) => pictured(story(told(/^.*?\n(?=\n|$)/su.exec(text)?.[0] ?? text)))).length
}

it('stays within what a whole build may cost: one that goes over it belongs on a sheet', () => {
  const all = sources.reduce((sum, [, source]) => sum + picturesOf(source), 0)
  expect(all).toBeGreaterThan(mostPictures * 0.8)
  expect(all).toBeLessThanOrEqual(mostPictures)
})

it.each([
  'parameters: { chromatic: { disableSnapshot: true } }',
  "parameters: unpictured('')",
  'parameters: unpictured(why)',
  "tags: ['!dev']",
])('counts a story with %s as one without', (option) => {
  expect(unexplained(`const meta = preview.meta({})\nexport const One = meta.story({ ${option} })\n`)).toEqual(['One'])
})
