import { expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { fixture, memberSession } from '../testing/testPorts.ts'
import { bonusesStore } from './BonusesStore.ts'

it('shows a bonus that was paid while the page is open, and asks for nothing before it is', async () => {
  const { root, fake } = fixture({
    session: memberSession,
    handlers: { 'promotion.bonuses': () => value('promotion.bonuses', { list: [], totalPages: 1 }) },
  })
  const bonuses = root.store(bonusesStore)
  await root.feed.look(true)
  expect(fake.ids()).not.toContain('promotion.bonuses')
  await bonuses.load()
  await root.feed.look(true)
  await settled()
  expect(fake.inputs('promotion.bonuses')).toHaveLength(2)
})
