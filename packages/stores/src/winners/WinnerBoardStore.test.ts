import { describe, expect, it } from 'vitest'
import { value } from '../testing/fakeClient.ts'
import { stage } from '../testing/testWorld.ts'
import { winnersStore } from './WinnerBoardStore.ts'

describe('the winner board', () => {
  it('shows at most 20 rows of player, game, prize and time, the largest prize first [S-299]', async () => {
    const list = Array.from({ length: 25 }, (_, index) => ({
      vo: {
        customerName: `pla***${index}`,
        gameName: `Game ${index}`,
        winAmount: `${index * 10}.50`,
        winTime: 1000 + index,
      },
    }))
    const { root, fake } = stage({ handlers: { 'games.winners': () => value('games.winners', { list }) } })
    await root.store(winnersStore).load()
    expect(fake.inputs('games.winners')).toEqual([{ limitNum: 20 }])
    expect(root.store(winnersStore).winners.data).toHaveLength(20)
    expect(root.store(winnersStore).winners.data?.[0]).toMatchObject({
      player: 'pla***24',
      gameName: 'Game 24',
      prize: '240.50',
      wonAt: 1024,
    })
  })

  it('orders by amount and not by text, and counts a missing amount as nothing', async () => {
    const list = [
      { vo: { winAmount: '9.00' } },
      { vo: { winAmount: null } },
      { vo: { winAmount: 1000000.5 } },
      { vo: { winAmount: '10' } },
    ]
    const { root } = stage({ handlers: { 'games.winners': () => value('games.winners', { list }) } })
    await root.store(winnersStore).load()
    expect(root.store(winnersStore).winners.data?.map(({ prize }) => prize)).toEqual([
      '1000000.50',
      '10.00',
      '9.00',
      '0.00',
    ])
  })
})
