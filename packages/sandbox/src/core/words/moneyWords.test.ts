import { expect, it } from 'vitest'
import { withMoney } from './moneyWords.ts'

it('writes amounts with the sign of the currency and the digits of the language', () => {
  const words = { EN: 'Stake {0}, win {1}: {2}', TY: 'Taya {0}', BN: 'বাজি {0}' }
  expect(withMoney(words, { isoCurrency: 'PHP', digits: 2 }, [1_234_500n, 20n, 'R1'])).toEqual({
    EN: 'Stake ₱12,345.00, win ₱0.20: R1',
    TY: 'Taya ₱12,345.00',
    BN: 'বাজি ১২,৩৪৫.০০₱',
  })
  expect(withMoney(words, { isoCurrency: 'BDT', digits: 2 }, [12_345_600n, 0n])).toMatchObject({
    BN: 'বাজি ১,২৩,৪৫৬.০০৳',
  })
  // Matches the site's own format: the currency sign in Kenya, the code elsewhere.
  expect(withMoney(words, { isoCurrency: 'KES', digits: 2, country: 'KE' }, [100_000n, 0n])).toMatchObject({
    EN: expect.stringMatching(/Ksh\s1,000\.00/),
  })
})
