import type { DemoTexts } from '@croupier/locales/demo'
import { createDealer } from '../createDealer.ts'
import type { FairGame } from '../FairGame.ts'
import { sha256Hex } from '../hashes.ts'
import './style.css'

/** Data of the page: its texts and the names of each game's facts. */
export interface CheckData {
  readonly texts: DemoTexts<'check'>
  readonly facts: Readonly<Record<string, string>>
}

const modules = import.meta.glob<{ readonly fair: FairGame }>('../../*/fair.ts', { eager: true })

const startCheck = (page: Document, { texts, facts: labels }: CheckData): void => {
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
    const game = modules[`../../${field('game')}/fair.ts`]?.fair
    if (serverSeed === '') return show('open', texts.secret)
    if (clientSeed === '' || field('nonce') === '' || !Number.isInteger(nonce) || nonce < 0 || game === undefined)
      return show('open', texts.missing)
    const hash = sha256Hex(serverSeed)
    const facts = game.draw(createDealer({ serverSeed, clientSeed, nonce }), clientSeed)
    const committed = field('hash').toLowerCase()
    const verdict = committed === '' ? 'open' : committed === hash ? 'fits' : 'differs'
    const label = labels[field('game')] ?? ''
    show(verdict, texts[verdict], `${label}: ${game.explain(facts).join(' · ')}`, hash)
  }
  page.getElementById('check-form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    check()
  })
  if (field('server') !== '' || field('hash') !== '') check()
  page.documentElement.dataset['state'] = 'ready'
}

startCheck(document, JSON.parse(document.getElementById('check-data')?.textContent ?? '') as CheckData)
