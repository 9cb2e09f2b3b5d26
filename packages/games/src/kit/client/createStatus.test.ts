import { expect, it } from 'vitest'
import { createAmounts } from './createAmounts.ts'
import { createStatus } from './createStatus.ts'
import type { PageData, ViewTools } from './data.ts'

const data = {
  balance: '3.00',
  net: '0.00',
  currency: 'PHP',
  tag: 'en-PH',
  kit: { balance: 'Balance', lowerStake: 'Lower the stake to {amount}' },
} as PageData

/** The page's elements that a status writes to, created on demand. */
const makePage = (chosen: number) => {
  const parts: Record<string, Record<string, unknown>> = {
    stake: { options: ['1.00', '2.00', '5.00', '10.00'].map((value) => ({ value })), selectedIndex: chosen },
  }
  const part = (id: string) => (parts[id] ??= { dataset: {} })
  return { part, status: createStatus(data, createAmounts(data), part as unknown as ViewTools['part']) }
}

it('offers the largest lower stake that the balance covers, and the way back [G-50]', () => {
  const { part, status } = makePage(3)
  status.notify('Not covered', 'lowerStake')
  expect(part('lower-stake')).toMatchObject({ hidden: false, value: '2.00', textContent: 'Lower the stake to ₱2.00' })
  expect(part('leave-notice')).toMatchObject({ hidden: false })
  expect(part('retry')).toMatchObject({ hidden: true })
})

it('offers the way back alone where the balance covers no lower stake [G-50]', () => {
  const { part, status } = makePage(3)
  status.showBalance('0.50')
  status.notify('Not covered', 'lowerStake')
  expect(part('lower-stake')).toMatchObject({ hidden: true })
  expect(part('leave-notice')).toMatchObject({ hidden: false })
})

it('offers nothing of the kind in other notices', () => {
  const { part, status } = makePage(3)
  status.notify('The game is not responding', 'retry')
  expect([part('lower-stake')['hidden'], part('leave-notice')['hidden'], part('retry')['hidden']]).toEqual([
    true,
    true,
    false,
  ])
})

it('hides the balance for eyes and ears, and shows it again [S-058]', () => {
  const { part, status } = makePage(3)
  status.hideBalance(true)
  status.showBalance('2.50')
  expect(part('balance')).toMatchObject({ textContent: '******' })
  status.hideBalance(false)
  expect(part('balance')).toMatchObject({ textContent: '₱2.50' })
})
