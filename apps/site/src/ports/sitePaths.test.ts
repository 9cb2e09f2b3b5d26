import { expect, it, vi } from 'vitest'

it.each([
  [undefined, '/promotions', '/promotions'],
  ['/croupier/', '/croupier/promotions', '/promotions'],
])('a site in the folder %s has the address %s for a path and finds it again', async (base, address, path) => {
  vi.resetModules()
  vi.doMock('./pageMerchants.ts', () => ({ pageMerchants: { base } }))
  const { addressOf, currentPath } = await import('./sitePaths.ts')
  expect(addressOf(path)).toBe(address)
  expect(currentPath({ pathname: address })).toBe(path)
  expect(addressOf('https://other.example/a')).toBe('https://other.example/a')
  vi.doUnmock('./pageMerchants.ts')
})
