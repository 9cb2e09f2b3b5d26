import { expect, it } from 'vitest'
import type { OpenAnswer, RoundAnswer, RoundTools, ViewTools } from '../../kit/client/data.ts'
import { msUntil } from '../curve.ts'
import { createCrashView } from './createCrashView.ts'

/** A page whose clock runs a frame at a time, and what it has said. */
function staged() {
  let at = 0
  const spoken: string[] = []
  const element = () => ({ dataset: {}, setAttribute: () => {}, addEventListener: () => {}, value: '' })
  const parts: Record<string, object> = {}
  const tools = {
    part: (id: string) => (parts[id] ??= element()),
    texts: { cashOut: 'Cash out {amount}', running: 'Climbing' },
    last: null,
    fill: (text: string, values: Readonly<Record<string, string>>) =>
      text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ''),
    amount: (text: string) => `₱${text}`,
    minor: (text: string) => BigInt(text.replace('.', '')),
    major: (value: bigint) => String(value),
    number: new Intl.NumberFormat('en'),
    reduced: () => true,
    say: (_shown: string, said = '') => spoken.push(said),
    now: () => at,
    wait: async (ms: number) => void (at += ms),
  }
  const view = createCrashView(tools as unknown as ViewTools)
  return { view, spoken, now: () => at, auto: parts['auto'] as { value: string } }
}

it('keeps one name for its button while the figure on it climbs, and says the multipliers that count', async () => {
  const { view, spoken, now } = staged()
  const labels = new Set<string>()
  const names = new Set<string | undefined>()
  const tools: RoundTools = {
    move: async () => ({ kind: now() > msUntil(1_000) + 500 ? 'settled' : 'open' }) as unknown as RoundAnswer,
    action: (label, _press, name) => {
      labels.add(label)
      names.add(name)
    },
  }
  await view.follow?.({ stake: '1.00', elapsed: 0 } as unknown as OpenAnswer, tools)
  expect(labels.size).toBeGreaterThan(10)
  expect([...names]).toEqual(['Cash out'])
  expect(spoken).toEqual(['Climbing', '× 2', '× 5', '× 10'])
})

it.each([
  ['2.5', 250],
  ['২.৫০', 250],
  ['\u200b2,50', 250],
  ['٢٫٥', 250],
  ['', null],
])('reads the automatic cash-out %j as %s hundredths', (typed, auto) => {
  const staging = staged()
  staging.auto.value = typed
  expect(staging.view.choice()).toEqual({ auto })
})
