import { siteMerchant, type MerchantFile } from '@croupier/api/merchant'
import { dialects } from '@croupier/api'
import { defaultSiteConfig } from '@croupier/stores'
import { expect, it } from 'vitest'
import { shippedMerchants } from '../../../../merchants/shipped.ts'
import { platformOf, siteConfig } from './siteConfig.ts'

const page = (platform: MerchantFile['platform'], role?: 'agent') => {
  const merchants = shippedMerchants.map((file) => siteMerchant({ ...file, platform }))
  return { served: 'crph', merchants, legal: [], hero: null, ...(role && { role }) }
}

it('takes the switches of the served merchant’s file, and the usual ones for what it leaves out [G-86] [S-264]', () => {
  expect(siteConfig(page(undefined))).toEqual(defaultSiteConfig)
  const announcements = { types: ['B' as const], execution: 'A' }
  const file = {
    agentsMayPlay: false,
    visitorGameList: true,
    announcements,
    dialect: 'newer',
    sealing: 'platform',
  } as const
  expect(siteConfig(page(file))).toEqual({
    ...defaultSiteConfig,
    agentsMayPlay: false,
    visitorGameList: true,
    announcements,
  })
  expect(siteConfig({ ...page(file), served: 'elsewhere' })).toEqual(defaultSiteConfig)
  expect(siteConfig(page(file, 'agent'))).toMatchObject({ siteRole: 'agent', loginedToHomePage: true })
})

it('names dialect and sealing of the platform, the dialect as its table [G-86]', () => {
  expect(platformOf(page({ dialect: 'newer', sealing: 'platform' }))).toEqual({
    dialect: dialects.newer,
    sealing: 'platform',
  })
  expect(platformOf(page(undefined))).toEqual({})
})
