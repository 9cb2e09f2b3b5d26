import type { Calls } from './createCalls.ts'
import type { PageData, ViewTools } from './data.ts'

/** The dialog with the play's rounds and the member's seeds. */
export interface RoundRecord {
  /** Reloads both and shows them. */
  open(): Promise<void>
}

/** Builds the record's dialog over `#record`. */
export const createRecord = (tools: ViewTools, data: PageData, calls: Calls): RoundRecord => {
  const { page, part, fill, amount, number } = tools
  const { kit } = data
  const dialog = part<HTMLDialogElement>('record')
  const input = part<HTMLInputElement>('client-seed')
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')

  /** URL of the page that checks rounds, prefilled as far as possible, with a link back here. */
  const checkAddress = (seeds: Readonly<{ [name: string]: string }>): string =>
    `../fairness?${new URLSearchParams({ game: data.kind, back: String(data.nodeId), language: data.languageCode, theme: page.documentElement.dataset['theme'] ?? 'dark', ...seeds })}`

  const cell = (name: 'td' | 'th', content: string | Node): HTMLElement => {
    const made = page.createElement(name)
    if (name === 'th') made.setAttribute('scope', 'row')
    made.append(content)
    return made
  }
  const row = (round: Readonly<{ [name: string]: unknown }>): HTMLElement => {
    const line = page.createElement('tr')
    const id = text(round['roundId'])
    const nonce = round['nonce']
    const check = page.createElement('a')
    check.textContent = kit.verify
    check.setAttribute('aria-label', `${kit.verify}: ${id}`)
    check.href = checkAddress({
      hash: text(round['serverHash']),
      server: text(round['serverSeed']),
      client: text(round['clientSeed']),
      nonce: String(nonce),
    })
    line.append(
      cell('th', id),
      cell('td', amount(text(round['stake']))),
      cell('td', amount(text(round['payout']))),
      cell('td', typeof nonce === 'number' ? check : ''),
    )
    return line
  }
  const show = (answer: Readonly<{ [name: string]: unknown }>): void => {
    const rounds = Array.isArray(answer['rounds']) ? (answer['rounds'] as { [name: string]: unknown }[]) : []
    part<HTMLElement>('no-rounds').hidden = rounds.length > 0
    part<HTMLElement>('rounds').hidden = rounds.length === 0
    part('round-rows').replaceChildren(...rounds.map(row))
    part<HTMLElement>('seeds-fixed').hidden = answer['fixed'] !== true
    part('server-hash').textContent = text(answer['serverHash'])
    part('next-server-hash').textContent = text(answer['nextServerHash'])
    part('seed-nonce').textContent = number.format(Number(answer['nonce']))
    input.value = text(answer['clientSeed'])
  }
  const read = async (): Promise<void> => {
    const answer = await calls.record()
    if (answer?.['kind'] === 'record') show(answer)
    else part('seed-note').textContent = kit.network
  }

  const notes: Readonly<{ [code: string]: string }> = {
    'seed.inUse': kit.seedInUse,
    'seed.malformed': kit.seedMalformed,
  }
  const rotate = async (): Promise<void> => {
    const answer = await calls.rotate(input.value.trim())
    const revealed = answer?.['kind'] === 'revealed'
    if (revealed) await read()
    part('seed-note').textContent = revealed
      ? fill(kit.rotated, { seed: text(answer['serverSeed']) })
      : answer === null
        ? kit.network
        : (notes[text(answer['code'])] ?? kit.over)
  }
  part<HTMLFormElement>('seeds').addEventListener('submit', (event) => {
    event.preventDefault()
    void rotate()
  })
  return {
    async open() {
      part('seed-note').textContent = kit.rotateNote
      part<HTMLAnchorElement>('check').href = checkAddress({})
      dialog.showModal()
      await read()
    },
  }
}
