import { describe, expect, it } from 'vitest'
import { pickFault, possibleWin, quickPick, stakeFault, type LotteryPlay, type LotteryRules } from './lotteryBet.ts'

const play = (match: string, picks: number, pays = '95.00'): LotteryPlay => ({
  playId: match,
  match,
  picks,
  pays,
  returns: '95.00',
})
const rules: LotteryRules = {
  count: 5,
  from: 0,
  to: 9,
  repeats: true,
  betStep: '1.00',
  largestBet: '500.00',
  plays: [],
}

describe('picks', () => {
  it('are a valid bet when there are as many as the play asks for', () => {
    expect(pickFault(rules, play('tail', 2), ['7', ''])).toBe('missing')
    expect(pickFault(rules, play('tail', 2), ['7', '7'])).toBeUndefined()
    expect(pickFault(rules, play('half', 1), ['big'])).toBeUndefined()
  })

  it('may repeat only by position, and only where draws repeat', () => {
    expect(pickFault({ ...rules, repeats: false }, play('head', 2), ['7', '7'])).toBe('repeated')
    expect(pickFault(rules, play('box', 3), ['1', '1', '2'])).toBe('repeated')
  })

  it('drawn at random are always a valid bet', () => {
    for (const kind of [play('half', 1), play('tail', 3), play('head', 2), play('among', 5), play('box', 3)])
      for (const repeats of [true, false])
        for (const chance of [0, 0.5, 0.999])
          expect(
            pickFault(
              { ...rules, repeats },
              kind,
              quickPick({ ...rules, repeats }, kind, () => chance),
            ),
          ).toBeUndefined()
  })
})

describe('a stake', () => {
  it.each([
    ['', 'missing'],
    ['0', 'missing'],
    ['ten', 'missing'],
    ['1.50', 'step'],
    ['500.01', 'largest'],
    ['500', undefined],
  ])('of %j is refused for %j', (stake, fault) => expect(stakeFault(rules, stake, 2)).toBe(fault))

  it('pays by the rate, exactly [Q-09]', () => {
    expect(possibleWin(play('half', 1, '1.90'), '7', 2)).toBe('13.30')
    expect(possibleWin(play('tail', 3, '950.00'), '500', 2)).toBe('475000.00')
    expect(possibleWin(play('half', 1), 'ten', 2)).toBeUndefined()
  })
})
