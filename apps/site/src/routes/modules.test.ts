import { allModules, type ModuleId } from '@croupier/api/merchant'
import { describe, expect, it } from 'vitest'
import { destinationsOf } from './menus.ts'
import { sitePages, type MenuPlace } from './pages.ts'

const places: readonly MenuPlace[] = ['header', 'side', 'footer']
const navigation = sitePages.flatMap(({ gameType, path, titleKey }) =>
  gameType === undefined ? [] : [{ category: gameType, path, labelKey: titleKey, cards: [], hasMore: false }],
)

/** Menu entries of a merchant with every module except the credit market, which removes things and is off. */
const entries = (off?: ModuleId): readonly string[] => {
  const switches = {
    isModuleOn: (id: ModuleId) => id !== off && id !== 'CREDITMAR3',
    hasModules: (ids: readonly ModuleId[] = []) => !ids.some((id) => id === off),
  }
  return places.flatMap((place) =>
    destinationsOf(place, { navigation }, switches).map(({ path }) => `${place} ${path}`),
  )
}
const everything = entries()

const needs = (entry: string, id: ModuleId): boolean => {
  const path = entry.replace(/^\w+ |#.*$/g, '')
  const { switchedBy, modules = [] } = sitePages.find((page) => page.path === path) ?? {}
  return [switchedBy, ...modules].includes(id)
}

describe.each(allModules)('without %s', (id) => {
  it('header, side menu and footer lose the links to its pages and no other [S-432] [G-85]', () => {
    expect(entries(id)).toEqual(everything.filter((entry) => !needs(entry, id)))
  })
})

it('takes the points mall out of side menu and footer without its module [G-85]', () => {
  expect(everything.filter((entry) => entry.endsWith('/pointMall'))).toEqual(['side /pointMall', 'footer /pointMall'])
  expect(entries('PTSYS3')).toHaveLength(everything.length - 2)
})
