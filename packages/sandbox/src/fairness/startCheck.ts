import type { Detail, Dealer } from '../subjects/rounds/rounds.ts'
import type { CheckTexts } from './checkTexts.ts'
import type { RoundSeeds } from './createDealer.ts'
import type { Hashes } from './createHashes.ts'

/** What the page computes with. */
export interface CheckParts {
  readonly hashes: Hashes
  readonly createDealer: (hashes: Hashes, seeds: RoundSeeds) => Dealer
  readonly games: Readonly<
    Record<
      string,
      {
        readonly tables: Detail
        readonly draw: (dealer: Dealer, tables: Detail, resultId: string) => Detail
        readonly explain: (facts: Detail, tables: Detail) => readonly string[]
      }
    >
  >
}

/** Runs the page that checks rounds. Self-contained like the games' clients. */
export const startCheck = (page: Document, texts: CheckTexts, { hashes, createDealer, games }: CheckParts): void => {
  const field = (id: string): string => {
    const found = page.getElementById(id)
    return found !== null && 'value' in found ? String(found.value).trim() : ''
  }
  const element = (name: string, text: string, className = ''): HTMLElement => {
    const made = page.createElement(name)
    made.textContent = text
    made.className = className
    return made
  }
  const show = (verdict: 'fits' | 'differs' | 'open', title: string, facts = '', hash = ''): void => {
    const section = page.createElement('section')
    section.dataset['verdict'] = verdict
    section.append(element('h2', title))
    if (facts !== '') section.append(element('p', facts, 'facts-line'))
    if (hash !== '') section.append(element('p', `SHA-256 ${hash}`, 'code'))
    page.getElementById('verdict')?.replaceChildren(section)
  }
  const check = (): void => {
    const serverSeed = field('server')
    const clientSeed = field('client')
    const nonce = Number(field('nonce'))
    const game = games[field('game')]
    if (serverSeed === '') return show('open', texts.secret)
    if (clientSeed === '' || field('nonce') === '' || !Number.isInteger(nonce) || nonce < 0 || game === undefined)
      return show('open', texts.missing)
    const hash = hashes.hex(hashes.sha256(hashes.bytes(serverSeed)))
    const facts = game.draw(createDealer(hashes, { serverSeed, clientSeed, nonce }), game.tables, clientSeed)
    const committed = field('hash').toLowerCase()
    const verdict = committed === '' ? 'open' : committed === hash ? 'fits' : 'differs'
    const label = (texts.facts as Readonly<Record<string, string>>)[field('game')] ?? ''
    show(verdict, texts[verdict], `${label}: ${game.explain(facts, game.tables).join(' · ')}`, hash)
  }
  page.getElementById('check-form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    check()
  })
  if (field('server') !== '' || field('hash') !== '') check()
  page.documentElement.dataset['state'] = 'ready'
}
