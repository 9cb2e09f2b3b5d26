import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { wordedProps } from '../../.storybook/reference/propTable.ts'
import { toolbars } from '../../.storybook/toolbars.ts'
import { colors } from '../../packages/ui/src/theme/tokens.ts'
import { serverOptions } from './built.ts'

const root = path.resolve(import.meta.dirname, '../..')

const setConfig = vi.hoisted(() => vi.fn<(config: { theme: Readonly<Record<string, string>> }) => void>())
vi.mock('storybook/manager-api', () => ({ addons: { setConfig } }))

it('has the product’s name, logo and colours', async () => {
  await import('../../.storybook/manager.ts')
  const { brandTitle, brandImage = '', colorPrimary, appBg } = setConfig.mock.calls[0]?.[0].theme ?? {}
  expect(brandTitle).toBe('Croupier')
  expect(existsSync(path.join(root, '.storybook/window', brandImage))).toBe(true)
  expect([colorPrimary, appBg]).toEqual([colors.accent.light, colors.canvas.light])
})

it('begins the words of its toolbars with a capital letter', () => {
  const words = Object.values(toolbars).flatMap(({ description, toolbar }) => [
    description,
    toolbar.title,
    ...toolbar.items.map(({ title }) => title),
  ])
  expect(words.length).toBeGreaterThan(50)
  expect(words.filter((word) => /^\p{Ll}/u.test(word))).toEqual([])
})

it('listens on this machine alone unless told otherwise', () => {
  const host = (options: readonly string[]) => options[options.lastIndexOf('--host') + 1]
  expect(host(serverOptions([]))).toBe('localhost')
  expect(host(serverOptions(['--host', '0.0.0.0']))).toBe('0.0.0.0')
})

it('offers an address as text, and no inline picture', () => {
  const __docgenInfo = {
    props: { image: { required: true, type: { name: 'string', raw: 'string' }, description: '' } },
  }
  const controlOf = (image: string) =>
    wordedProps({ argTypes: {}, component: { __docgenInfo }, initialArgs: { image } } as never)['image']?.control
  expect(controlOf('/icons/game.svg')).toEqual({ type: 'text' })
  expect(controlOf('data:image/svg+xml,%3Csvg/%3E')).toEqual({ disable: true })
})
