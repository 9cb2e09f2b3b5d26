import * as z from 'zod/mini'
import { textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { count, instant, list, maybeCount, maybeInstant, money, text } from '../../contract/scalars.ts'

const settings = endpoint({
  id: 'rebate.settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerRebateSettingByProductType',
  // Reading: the facts name no module; it is the manual rebate's.
  module: 'MANPLAYREB3',
  token: 'required',
  effect: 'read',
  input: () => z.object({}),
  // Reading: the member's rate per product in percent of turnover.
  value: () => list(z.object({ productType: text, rate: z.number() })),
})

const rows = endpoint({
  id: 'rebate.list',
  method: 'GET',
  // Extension: the manual rebate page lists amounts per product and day.
  path: '/wps/ext/rebate/list',
  module: 'MANPLAYREB3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => z.object({}),
  value: () =>
    z.object({
      list: list(
        z.object({
          productType: text,
          /** The market's calendar day the turnover was made on, yyyy-MM-dd. */
          day: text,
          turnover: money,
          rate: z.number(),
          amount: money,
          /** `counting`: today's, which can be claimed from tomorrow; a day can be claimed for seven days. */
          status: z.enum(['counting', 'claimable', 'claimed']),
          claimedAt: maybeInstant,
        }),
      ),
      claimable: money,
    }),
})

const claim = endpoint({
  id: 'rebate.claim',
  method: 'POST',
  path: '/wps/ext/rebate/claim',
  module: 'MANPLAYREB3',
  token: 'required',
  effect: 'money',
  gate: 'bonus',
  extension: true,
  // Omitted: every product.
  input: () => z.object({ productType: z.optional(textUpTo(20)) }),
  value: () => z.object({ amount: money, claimed: count }),
  errors: { 'rebate.nothing': {} },
})

const depositReport = endpoint({
  id: 'rebate.depositReport',
  method: 'GET',
  // Wire row 57: the facts show query and answer but no name, so the address is the product's own.
  path: '/wps/ext/rebate/depositReport',
  module: 'REFERRAL3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () =>
    z.object({
      startDate: instant,
      endDate: instant,
      page: z._default(count, 1),
      size: z._default(count, 10),
      sortColumn: z._default(z.enum(['claimDate', 'depositAmount', 'bonus']), 'claimDate'),
      sortType: z._default(z.enum(['asc', 'desc']), 'desc'),
    }),
  value: () =>
    z.object({
      list: list(z.object({ referredName: text, claimDate: instant, depositAmount: money, bonus: money })),
      footer: z.object({ totalDepositAmount: money, totalBonus: money }),
      totalPages: z._default(count, 0),
      totalCount: maybeCount,
    }),
  errors: { 'date.range.too.long': { field: 'startDate' } },
})

/** Rebate on turnover, and on deposits of invited friends. */
export const rebate = {
  'rebate.settings': settings,
  'rebate.list': rows,
  'rebate.claim': claim,
  'rebate.depositReport': depositReport,
}
