import { describe, expect, it } from 'vitest'
import { mounted, routeOf } from './routeOf.ts'

describe.each(['/', '/croupier/'])('the demo at %s', (base) => {
  const route = (path: string, more: { opens?: boolean; asker?: string } = {}) =>
    routeOf({ pathname: path, base, opens: false, ...more })

  it('answers every address of the site that is opened with its page, and no file', () => {
    const opened = (path: string) => route(`${base}${path}`, { opens: true })
    expect(opened('')).toEqual({ to: 'page', path: '/' })
    expect(opened('promotions')).toEqual({ to: 'page', path: '/promotions' })
    expect(opened('register.html')).toEqual({ to: 'page', path: '/register.html' })
    expect(opened('robots.txt')).toEqual({ to: 'file', path: `${base}robots.txt` })
    expect(opened('__arrive')).toEqual({ to: 'arrival' })
  })

  it('gives the site’s calls to the platform', () => {
    const call = route('/wps/session/login', { asker: `${base}rng` })
    expect(call).toEqual({ to: 'platform', path: '/wps/session/login' })
    expect(route(`${base}demo/platform/art/tile/1.svg`)).toEqual({ to: 'platform', path: '/art/tile/1.svg' })
  })

  it('gives a game what it names from the root of its origin', () => {
    const asker = `${base}demo/games/play/7`
    expect(route(asker, { opens: true })).toEqual({ to: 'games', path: '/play/7' })
    expect(route('/rounds', { asker })).toEqual({ to: 'games', path: '/rounds' })
    expect(route('/client/slot.js', { asker })).toEqual({ to: 'games', path: '/client/slot.js' })
    expect(route(`${base}demo/games/client/slot.css`, { asker })).toEqual({ to: 'games', path: '/client/slot.css' })
  })

  it('finds what the site names from the root in the folder of the demo', () => {
    expect(route('/icons/game.svg')).toEqual({ to: 'file', path: `${base}icons/game.svg` })
    expect(route(`${base}assets/index.js`)).toEqual({ to: 'file', path: `${base}assets/index.js` })
  })
})

it('moves the addresses of a page below a folder, and leaves those of other hosts', () => {
  const page = '<a href="/fairness"></a><img src="//cdn.example/a.png"><form action="/do"><a href="https://x.example/">'
  expect(mounted(page, '/demo/games')).toBe(
    '<a href="/demo/games/fairness"></a><img src="//cdn.example/a.png"><form action="/demo/games/do"><a href="https://x.example/">',
  )
})
