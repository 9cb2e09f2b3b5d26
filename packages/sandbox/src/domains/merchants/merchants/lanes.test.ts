import { expect, it } from 'vitest'
import type { MerchantFile } from '@croupier/api/merchant'
import { shippedMerchants } from '../../../../../../merchants/shipped.ts'
import { sandboxMerchant } from './sandboxMerchant.ts'

type Games = NonNullable<MerchantFile['games']>

/** Which of these vendors are offered in SPORTS, as the platform sends them. */
const sports = (lanes: Games['lanes'], more: Partial<MerchantFile> = {}): readonly string[] => {
  const file = shippedMerchants.find(({ code }) => code === 'crph')
  if (!file) throw new Error('no crph')
  const { offersVendor } = sandboxMerchant({ ...file, games: { lanes }, ...more })
  return ['BTI', 'TF', 'DS88'].filter((vendor) => offersVendor(vendor, 'SPORTS'))
}

it('leaves out esports and cockfighting by their lanes, and shows them without other sports, R-06', () => {
  expect(sports(undefined)).toEqual(['BTI', 'TF', 'DS88'])
  expect(sports(['RNG', 'LIVE', 'SPORTS', 'PVP'])).toEqual(['BTI'])
  expect(sports(['SPORTS', 'ESPORTS'])).toEqual(['BTI', 'TF'])
  expect(sports(['COCKFIGHT'])).toEqual(['DS88'])
  expect(sports(['RNG'])).toEqual([])
})

it('takes the vendors of esports from the file of the merchant', () => {
  expect(sports(['ESPORTS'], { platform: { esportsVendors: ['BTI'] } })).toEqual(['BTI'])
  expect(sports(['ESPORTS'], { games: { lanes: ['ESPORTS'], withoutVendors: ['TF'] } })).toEqual([])
})
