import { DAY } from '@croupier/locales/calendar'
import { describe, expect, it } from 'vitest'
import { claimReward, issueReward } from '../../rewards/promotions/rewards.ts'
import { createBench, type Bench } from '../../../testing/createBench.ts'
import { freshKey, personOf, playRound } from '../../../testing/playing.ts'
import { payBonus, boundByWagering, openWagering, wageringLeft } from './wagering.ts'

const NAME = { EN: 'Test', TY: 'Test', BN: 'Test' }

function bonus(bench: Bench, source: string, amount = 1_000n, multiple = 5): string {
  const { world, state } = bench.sandbox
  const member = personOf(bench, 'maria')
  return state.transact(() => {
    const { id } = issueReward(world, member, { type: 'MANUAL', source, name: NAME, amount, multiple })
    claimReward(world, member, String(id))
    return String(id)
  })
}

const look = <Value>(bench: Bench, read: (memberId: number) => Value): Value =>
  bench.sandbox.state.transact(() => read(personOf(bench, 'maria').id))

describe('wagering', () => {
  it('binds the bonus and nothing else until it was staked as often as its terms say [G-49]', async () => {
    const bench = createBench()
    const { world } = bench.sandbox
    bonus(bench, 'one')
    const maria = await bench.signIn('maria')
    expect((await maria.client.wallet.balance({})).sumBalance).toBe('5010.00')
    expect(look(bench, (id) => [boundByWagering(world, id), wageringLeft(world, id)])).toEqual([1_000n, 5_000n])
    playRound(bench, 'maria', 4_999n)
    expect(look(bench, (id) => wageringLeft(world, id))).toBe(1n)
    playRound(bench, 'maria', 500n)
    expect(look(bench, (id) => [boundByWagering(world, id), openWagering(world, id)])).toEqual([0n, []])
  })

  it('counts each kind of game by its weight, towards the oldest bonus first', () => {
    const bench = createBench()
    const { world } = bench.sandbox
    bonus(bench, 'one')
    bonus(bench, 'two')
    playRound(bench, 'maria', 1_000n, { gameType: 'LIVE' })
    playRound(bench, 'maria', 1_000n, { gameType: 'RNG' })
    expect(look(bench, (id) => openWagering(world, id).map((row) => row.done))).toEqual([1_500n, 0n])
  })

  it('takes a bonus back when the member ends it, at most what is there, and only once [G-49]', async () => {
    const bench = createBench()
    const id = bonus(bench, 'one')
    const maria = await bench.signIn('maria')
    const jun = await bench.signIn('jun')
    await expect(jun.client.promotion.endBonus({ bonusId: id }, freshKey())).rejects.toMatchObject({
      code: 'promotion.bonus.unknown',
    })
    const ended = await maria.client.promotion.endBonus({ bonusId: id }, freshKey())
    expect(ended).toMatchObject({ status: 'ended', takenBack: '10.00', left: '0.00', canEnd: false })
    expect((await maria.client.wallet.balance({})).sumBalance).toBe('5000.00')
    await expect(maria.client.promotion.endBonus({ bonusId: id }, freshKey())).rejects.toMatchObject({
      code: 'promotion.bonus.closed',
    })
    const lost = bonus(bench, 'two')
    playRound(bench, 'maria', 501_000n - 300n, { payout: 0n, gameType: 'LOTT' })
    // Half of the stake counted, and that met the terms: nothing is open any more.
    await expect(maria.client.promotion.endBonus({ bonusId: lost }, freshKey())).rejects.toMatchObject({
      code: 'promotion.bonus.closed',
    })
    expect(bench.sandbox.verify().violations).toEqual([])
  })

  it('expires at its own time, however late it is looked at, and never takes more than there is', async () => {
    const bench = createBench()
    const { world } = bench.sandbox
    const id = bonus(bench, 'one', 200_000n, 10)
    playRound(bench, 'maria', 699_000n, { payout: 0n, gameType: 'LIVE' })
    bench.clock.advance(400 * DAY)
    expect(look(bench, (memberId) => wageringLeft(world, memberId))).toBe(0n)
    const row = world.tables.wagering.get(id)
    expect([row?.status, row?.closedAt, row?.takenBack]).toEqual(['expired', row?.expiresAt, 1_000n])
    const maria = await bench.signIn('maria')
    expect((await maria.client.wallet.balance({})).sumBalance).toBe('0.00')
    expect(bench.sandbox.verify().violations).toEqual([])
  })

  it('refuses a multiple above the highest allowed', () => {
    const bench = createBench()
    const terms = { id: 'x', bonus: 1n, multiple: 11, weights: {}, expiresAt: 1 }
    expect(() => look(bench, () => payBonus(bench.sandbox.world, personOf(bench, 'maria'), terms))).toThrow(RangeError)
  })
})
