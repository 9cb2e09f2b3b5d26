import { expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { CentreStore } from './CentreStore.ts'

function centreWith(answers: readonly boolean[] = []) {
  const left = [...answers]
  let asked = 0
  const centre = new CentreStore({
    pages: { one: { titleKey: 'title.help' }, two: { titleKey: 'title.contact' } },
    defaultPage: 'one',
    guard: (then) => then(),
    askLeave: () => {
      asked += 1
      return Promise.resolve(left.shift() ?? false)
    },
  })
  centre.open()
  return { centre, asked: () => asked }
}

it('leaves a page with nothing to lose without asking [S-014]', () => {
  const { centre, asked } = centreWith()
  centre.select('two')
  expect(centre.page).toBe('two')
  void centre.close()
  expect([centre.isOpen, asked()]).toEqual([false, 0])
})

it('keeps a page with something to lose until the person agrees to leave it [R-20]', async () => {
  const { centre } = centreWith([false, true])
  centre.leaving.hold()
  expect(await centre.close()).toBe(false)
  expect(centre.isOpen).toBe(true)
  expect(await centre.close()).toBe(true)
  expect(centre.isOpen).toBe(false)
})

it('asks once, however often a press lands outside it, and before another page too [R-20]', async () => {
  const { centre, asked } = centreWith([false])
  const end = centre.leaving.hold()
  void centre.close()
  void centre.close()
  centre.select('two')
  await settled()
  expect([asked(), centre.isOpen, centre.page]).toEqual([1, true, 'one'])
  end()
  centre.select('two')
  expect(centre.page).toBe('two')
})

it('asks when another page is opened from elsewhere while this one has something to lose [R-20]', async () => {
  const { centre } = centreWith([false, true])
  centre.leaving.hold()
  centre.open('two')
  await settled()
  expect([centre.isOpen, centre.page]).toEqual([true, 'one'])
  centre.open('two')
  await settled()
  expect([centre.isOpen, centre.page]).toEqual([true, 'two'])
})

it('closes without a question when the session ends', () => {
  const { centre, asked } = centreWith()
  centre.leaving.hold()
  centre.end()
  expect([centre.isOpen, asked()]).toEqual([false, 0])
})
