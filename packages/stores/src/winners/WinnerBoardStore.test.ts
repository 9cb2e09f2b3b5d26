import { describe, expect, it } from 'vitest'
import { value } from '../testing/fakeClient.ts'
import { fixture } from '../testing/testPorts.ts'
import { winnersStore } from './WinnerBoardStore.ts'

describe('the winner board', () => {
  it('shows at most 20 rows of player, game, prize and time, the newest win first [S-299] [G-42]', async () => {
    const list = Array.from({ length: 25 }, (_, index) => ({
      vo: {
        customerName: `pla***${index}`,
        gameName: `Game ${index}`,
        winAmount: `${index * 10}.50`,
        winTime: 1000 + ((index * 7) % 25),
      },
    }))
    const { root, fake } = fixture({ handlers: { 'games.winners': () => value('games.winners', { list }) } })
    await root.store(winnersStore).load()
    expect(fake.inputs('games.winners')).toEqual([{ limitNum: 20 }])
    expect(root.store(winnersStore).winners.data).toHaveLength(20)
    expect(root.store(winnersStore).winners.data?.[0]).toMatchObject({
      player: 'pla***7',
      gameName: 'Game 7',
      prize: '70.50',
      wonAt: 1024,
    })
  })

  it('shows how many of those who bet lost, if the platform sends it [N-5] [G-42]', async () => {
    const play = { players: 120, down: 83 }
    const { root } = fixture({ handlers: { 'games.winners': () => value('games.winners', { list: [], play }) } })
    await root.store(winnersStore).load()
    expect(root.store(winnersStore).play).toEqual(play)
  })

  it('counts a missing amount as nothing, and puts wins without a time last', async () => {
    const list = [
      { vo: { winAmount: null } },
      { vo: { winAmount: '2', winTime: 5 } },
      { vo: { winAmount: 900, winTime: 9 } },
    ]
    const { root } = fixture({ handlers: { 'games.winners': () => value('games.winners', { list }) } })
    await root.store(winnersStore).load()
    expect(root.store(winnersStore).winners.data?.map(({ prize }) => prize)).toEqual(['900.00', '2.00', '0.00'])
  })
})
