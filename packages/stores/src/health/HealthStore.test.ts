import { expect, it } from 'vitest'
import { sandboxFixture } from '../testing/sandboxFixture.ts'
import { refusal, fixture } from '../testing/testPorts.ts'
import { healthStore } from './HealthStore.ts'

it('says what works, which vendors do not, and when customer service answers [G-97] [G-98]', async () => {
  const { root } = sandboxFixture()
  await root.start()
  const health = root.store(healthStore)
  await health.load()
  expect(health.platform).toBe('works')
  expect(health.services.map(({ state }) => state)).toEqual(['works', 'works', 'works'])
  expect(health.vendors[0]).toMatchObject({ vassalage: 'IV', maintenance: true })
  expect(health.vendors[1]?.maintenance).toBe(false)
  expect(health.serviceHours('LIVECHAT')).toMatchObject({
    opens: '08:00',
    closes: '23:00',
    isOpen: true,
    waitMinutes: 3,
  })
})

it('no longer claims what an answer said before the platform stopped giving any [G-97]', async () => {
  let fails = false
  const report = { services: [{ service: 'deposits' as const, state: 'works' as const }], incidents: [], desks: [] }
  const { root } = fixture({
    handlers: { 'help.health': () => (fails ? Promise.reject(refusal('x')) : Promise.resolve(report)) },
  })
  await root.start()
  const health = root.store(healthStore)
  await health.load()
  expect(health.services[0]).toEqual({ service: 'deposits', state: 'works' })
  fails = true
  await health.load()
  expect(health.services[0]).toEqual({ service: 'deposits', state: 'untold' })
})

it('claims nothing where the platform does not tell [G-97]', async () => {
  const { root } = fixture({ handlers: { 'help.health': () => Promise.reject(refusal('x')) } })
  await root.start()
  const health = root.store(healthStore)
  await health.load()
  expect(health.services.map(({ state }) => state)).toEqual(['untold', 'untold', 'untold'])
  expect(health.serviceHours('LIVECHAT')).toBeUndefined()
})
