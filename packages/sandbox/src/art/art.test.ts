import { describe, expect, it } from 'vitest'
import { artApp, avatarCount, bannerKinds, drawArt, type ArtCatalogue } from './index.ts'
import { createInk } from './ink.ts'
import { canLetter, letters } from './lettering.ts'
import { palettes } from './palettes.ts'
import { motifs } from './motifs/all.ts'
import { tileBudget } from './tile.ts'

const words = [
  'Golden',
  'Thundering',
  'Dragon',
  'Coconut Harbor',
  'Mahjong',
  'Bingo',
  'Roulette Royale',
  'Lucky 777',
  'Extraordinary',
  'Deep Sea',
  'Night Market',
  'Jade',
]
const types = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']
const classes = ['JP', 'TG', 'AC', 'BG']
const of = <Entry>(entries: readonly Entry[], at: number): Entry => entries[at % entries.length] as Entry
const catalogue: ArtCatalogue = {
  game: (id) => {
    const at = Number(id)
    return {
      name: `${of(words, at)} ${of(words, at >>> 2)}`,
      vendor: `V${at % 40}`,
      gameType: of(types, at),
      gameClass: of(classes, at),
    }
  },
  vendor: (code) => ({ name: `House of ${code}` }),
}
const ids = Array.from({ length: 2_100 }, (_, at) => String(at))

describe('game tiles', () => {
  it('take the motif from the last word of the name, so that a silver peacock is not a cock and a golden bell not a heap of gold', () => {
    const tile = (name: string) => drawArt('game/5.svg', { game: () => ({ name, vendor: 'LM' }) }) ?? ''
    const drawing = (name: keyof typeof motifs) =>
      motifs[name](createInk('same', palettes.royal)).match(/ d="([^"]{30,})"/)?.[1] ?? ''
    expect(tile('Silver Peacock')).toContain(drawing('peacock'))
    expect(tile('Golden Bell')).toContain(drawing('bell'))
    expect(tile('Panda Gold Rush')).toContain(drawing('panda'))
  })

  it('weigh under 6 kB each, named or not, over more than 2,000 games [Q-02]', () => {
    const sizes = ids.flatMap((id) =>
      [drawArt(`game/${id}.svg`, catalogue), drawArt(`game/${id}.svg`)].map(
        (drawing) => new TextEncoder().encode(drawing ?? '').length,
      ),
    )
    expect(Math.max(...sizes)).toBeLessThanOrEqual(tileBudget)
    expect(Math.min(...sizes)).toBeGreaterThan(1_000)
  })

  it('are the same every time and differ from game to game', () => {
    const drawn = ids.map((id) => drawArt(`game/${id}.svg`, catalogue))
    expect(new Set(drawn).size).toBe(ids.length)
    expect(drawArt('game/17.svg', catalogue)).toBe(drawn[17])
  })

  it('have their size fixed in the markup, so that nothing jumps [Q-02]', () => {
    expect(drawArt('game/1.svg')).toContain('viewBox="0 0 300 400" width="300" height="400"')
  })

  it('use no id twice, alone or beside each other, and refer to nothing they do not define', () => {
    const drawn = ids.slice(0, 120).map((id) => drawArt(`game/${id}.svg`, catalogue) ?? '')
    const all: string[] = []
    for (const drawing of drawn) {
      const own = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')
      for (const [, used] of drawing.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(own).toContain(used)
      all.push(...own)
    }
    expect(new Set(all).size).toBe(all.length)
  })

  it('show no name: the page writes it below in the reader’s language', () => {
    const tile = (name: string) => drawArt('game/5.svg', { game: () => ({ name, vendor: 'LM' }) })
    expect(tile('Rainbow Harbor')).toBe(tile('Bahagharing Harbor'))
    expect(tile('ড্রাগন <script>&"')).not.toMatch(/<script>|<text/)
  })
})

describe('other pictures', () => {
  it('exist for vendors, banners, avatars and payment methods, each different', () => {
    const paths = [
      ...['LM', 'KB', 'TCG_LOTTO_VN', 'DS88'].flatMap((code) => [`vendor/${code}.svg`, `vendor-wide/${code}.svg`]),
      ...bannerKinds.map((kind) => `banner/${kind}.svg`),
      ...Array.from({ length: avatarCount }, (_, at) => `avatar/${at}.svg`),
      ...['gcash', 'maya', 'bkash', 'nagad', 'rocket', 'bank', 'qrph', 'something-new'].map(
        (method) => `payment/${method}.svg`,
      ),
    ]
    const drawn = paths.map((path) => drawArt(path, catalogue))
    for (const drawing of drawn)
      expect(drawing).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^"]+" width="\d+" height="\d+"[^>]*>.*<\/svg>$/s,
      )
    expect(new Set(drawn).size).toBe(paths.length)
    expect(Math.max(...drawn.map((drawing) => drawing?.length ?? 0))).toBeLessThan(14_000)
  })

  it('draws a banner to fit its group or its title', () => {
    const withoutIds = (drawing: string | null) => drawing?.replaceAll(/c[0-9a-z_]{5,}/g, '')
    const fishing = withoutIds(drawArt('banner/3.svg', { banner: () => ({ groupName: 'w_fish' }) }))
    expect(fishing).toBe(
      withoutIds(drawArt('banner/3.svg', { banner: () => ({ groupName: 'w_home', title: 'Under the sea' }) })),
    )
    expect(fishing).not.toBe(withoutIds(drawArt('banner/3.svg', { banner: () => ({ groupName: 'w_sports' }) })))
    // Without a group of its own, its motif would be that of any number.
    expect(withoutIds(drawArt('banner/24.svg', { banner: () => ({ groupName: 'w_cockfight' }) }))).toBe(
      withoutIds(drawArt('banner/24.svg', { banner: () => ({ title: 'Derby night' }) })),
    )
  })

  it('draws every motif without an invalid number', () => {
    for (const draw of Object.values(motifs)) {
      const ink = createInk('check', palettes.royal)
      expect(draw(ink) + ink.defs()).not.toMatch(/NaN|undefined|null/)
    }
  })

  it('gives nothing for addresses it does not know', () => {
    for (const path of [
      '',
      'game/',
      'game/1.png',
      'game/../1.svg',
      'planet/1.svg',
      'avatar/x.svg',
      'slot-symbol/none.svg',
    ])
      expect(drawArt(path)).toBeNull()
  })
})

describe('lettering', () => {
  it('draws Latin names with their accents dropped, and knows what it cannot draw', () => {
    expect(canLetter('Piña Fiesta 77')).toBe(true)
    expect(letters('Piña').path).toBe(letters('PINA').path)
    expect(canLetter('ড্রাগন')).toBe(false)
    expect(letters('WIDE').width).toBeGreaterThan(letters('I').width)
  })
})

describe('the art address', () => {
  const app = artApp(catalogue)

  it('serves pictures to cache for good, with a type that no browser guesses', async () => {
    const answer = await app.request('/game/42.svg')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).toBe(drawArt('game/42.svg', catalogue))
  })

  it('serves a pixel for each picture that there is, where drawings would only take time', async () => {
    const plain = artApp(catalogue, true)
    const answer = await plain.request('/game/42.svg')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect([...new Uint8Array(await answer.arrayBuffer())].slice(1, 4)).toEqual(
      [...'PNG'].map((one) => one.charCodeAt(0)),
    )
    expect((await plain.request('/planet/42.svg')).status).toBe(404)
  })

  it('answers 304 to a browser that has the picture, and 404 for an unknown one', async () => {
    const tag = (await app.request('/game/42.svg')).headers.get('etag') ?? ''
    const again = await app.request('/game/42.svg', { headers: { 'if-none-match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await app.request('/planet/42.svg')).status).toBe(404)
  })
})
