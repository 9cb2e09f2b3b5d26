import { paths } from '@croupier/stores'
import { expect, it } from 'vitest'
import { destinationsOf } from './menus.ts'

const lane = { category: 'RNG', path: '/rng', labelKey: 'con_rng', cards: [], hasMore: false } as const
const everything = { isModuleOn: (id: string) => id !== 'CREDITMAR3', hasModules: () => true }
const pathsOf = (place: Parameters<typeof destinationsOf>[0]) =>
  destinationsOf(place, { navigation: [lane] }, everything).map(({ path }) => path)

it('leads from header, side menu and footer to the same pages; the header has home, the game types and promotions, in that order [S-044] [S-066]', () => {
  expect(pathsOf('header')).toEqual([paths.home, '/rng', paths.promotions])
  const side = pathsOf('side')
  expect(side.slice(0, 3)).toEqual([paths.home, '/rng', paths.promotions])
  for (const path of [paths.pointMall, paths.notices, paths.help, paths.download, paths.join, paths.safety])
    expect(side).toContain(path)
  expect(side).not.toContain(paths.terms)
  expect(pathsOf('footer')).toEqual(
    expect.arrayContaining(['/rng', paths.help, `${paths.help}#complaint-path`, paths.terms, paths.privacy]),
  )
})

it('passes on the vendors of a category to places that list them [S-067]', () => {
  expect(destinationsOf('header', { navigation: [lane] }, everything).map((one) => one.lane)).toEqual([
    undefined,
    lane,
    undefined,
  ])
})
