import type { PromotionStatus } from '@croupier/stores'
import { expect, it } from 'vitest'
import { applicationStages } from './applicationStages.ts'

it('only ever adds completed stages from the application to the claim [S-365]', () => {
  const way: readonly PromotionStatus[] = ['join', 'applying', 'issued', 'claimed']
  const done = way.map((status) => applicationStages(status).filter(({ state }) => state === 'done').length)
  expect(done).toEqual([0, 1, 3, 4])
  expect(applicationStages('rejected').at(-1)).toEqual({ stage: 'checked', state: 'failed' })
})
