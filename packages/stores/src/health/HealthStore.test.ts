import { expect, it } from 'vitest'
import { sandboxStage } from '../testing/sandboxStage.ts'
import { refusal, stage } from '../testing/testWorld.ts'
import { healthStore } from './HealthStore.ts'

it('says what works, which vendors do not, and when customer service answers [G-97] [G-98]', async () => {
  const { root } = sandboxStage()
  await root.start()
  const health = root.store(healthStore)
  await health.load()
  expect(health.platform).toBe('works')
  expect(health.services.map(({ state }) => state)).toEqual(['works', 'works', 'works'])
  expect(health.vendors[0]).toMatchObject({ vassalage: 'IV', maintenance: true })
  expect(health.vendors[1]?.maintenance).toBe(false)
  expect(health.desk('LIVECHAT')).toMatchObject({ opens: '08:00', closes: '23:00', isOpen: true, waitMinutes: 3 })
})

it('claims nothing where the platform does not tell [G-97]', async () => {
  const { root } = stage({ handlers: { 'help.health': () => Promise.reject(refusal('x')) } })
  await root.start()
  const health = root.store(healthStore)
  await health.load()
  expect(health.services.map(({ state }) => state)).toEqual(['untold', 'untold', 'untold'])
  expect(health.desk('LIVECHAT')).toBeUndefined()
})
