import { expect, it } from 'vitest'
import { deferred, settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { expiry, fixture, memberSession, signedIn } from '../testing/testPorts.ts'
import { signInStore } from '../sign-in/SignInStore.ts'
import { lotteryStore } from './LotteryStore.ts'

it('places a bet once although the session ended before its answer came, and the member logged in again [Q-11]', async () => {
  const answer = deferred<never>()
  const numero = { numero: '1', gameId: 'g', closeTime: 2, openTime: 3 }
  const built = fixture({
    session: memberSession,
    handlers: {
      'session.login': () => signedIn(),
      'lottery.games': () => value('lottery.games', [game]),
      'lottery.near': () => value('lottery.near', { currentNumero: numero, lastNumero: null }),
      'lottery.openedNumbers': () => [],
      'lottery.recent': () => [],
      'records.bets': () => Promise.reject(new Error('down')),
      'lottery.bet': () => answer.promise,
    },
  })
  const { root, fake } = built
  await root.start()
  const lottery = root.store(lotteryStore)
  await lottery.loadGames()
  await settled()
  void lottery.bet(['big'], '10')
  await settled()
  built.context.onTokenExpired(expiry())
  answer.reject(new Error('the session has ended'))
  await settled()
  root.modals.finish('message', 'confirmed')
  await settled()
  await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
  await settled()
  const keys = fake.calls.filter(({ id }) => id === 'lottery.bet').map(({ options }) => options?.idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size, 'the platform carries out a key once').toBe(1)
})

const game = {
  gameId: 'g',
  gameCode: 'G',
  gameName: 'Draw',
  gameGroupCode: 'SSC',
  vassalage: 'LOTT',
  accountTypeName: 'LOTT',
  rules: {
    from: 0,
    to: 9,
    count: 5,
    repeats: true,
    betStep: '1.00',
    largestBet: '100.00',
    plays: [{ playId: 'half-sum', match: 'half', picks: 1, pays: '1.95', returns: '97.5' }],
  },
}
