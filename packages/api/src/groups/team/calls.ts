import * as z from 'zod/mini'
import { languageFill } from '../../contract/language.ts'
import { idText, secretUpTo, textUpTo, textWithin } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { pageAndSize } from '../../contract/paging.ts'
import { rebateRates } from '../../contract/product-types.ts'
import {
  count,
  instant,
  list,
  maybeCount,
  maybeInstant,
  maybeMoney,
  maybeText,
  money,
  nothing,
  text,
} from '../../contract/scalars.ts'
import { teamLinks } from './links.ts'

// Addresses under /wps/agent are those of older builds of the platform (wire fact 2.8); their fields are unknown, so
// every field name here is a reading in plain words. A call without a known address is an extension.

/** Maximum length of a search text. */
const search = z.optional(textUpTo(64))

/** A member of the team as the upline may see them. */
export const downline = z.object({
  id: text,
  account: text,
  nickname: maybeText,
  /** Account type: 0 member, 1, 2, 41 and 42 agents. */
  type: count,
  /** Levels below the calling agent; 1 is a direct downline. */
  level: count,
  uplineId: maybeText,
  uplineAccount: maybeText,
  /**
   * 'active', or 'unavailable' if the account cannot play for any reason. The agent does not learn the reason, and
   * balance, last login and rates are omitted.
   */
  state: z.enum(['active', 'unavailable']),
  balance: maybeMoney,
  lastLogin: maybeInstant,
  regDate: maybeInstant,
  rates: z.nullish(rebateRates),
  /** People directly below, and below in all. */
  directCount: count,
  teamCount: count,
})

/** A step of the path from the agent down to the shown branch. */
const step = z.object({ id: text, account: text })

const downlines = endpoint({
  id: 'team.downlines',
  method: 'GET',
  path: '/wps/agent/downlines',
  module: 'DOWNMAN',
  token: 'required',
  effect: 'read',
  // Without a parent, the agent's own direct downlines; a search covers the whole team below the parent.
  input: () =>
    z.object({
      parentId: z.optional(idText),
      search,
      sortColumn: z._default(z.enum(['account', 'type', 'balance', 'lastLogin', 'regDate', 'teamCount']), 'account'),
      sortType: z._default(z.enum(['asc', 'desc']), 'asc'),
      ...pageAndSize,
    }),
  value: () =>
    z.object({
      list: list(downline),
      totalPages: count,
      totalCount: count,
      /** From the agent down to the parent. */
      path: list(step),
    }),
  errors: { 'team.member.unknown': {} },
})

const detail = endpoint({
  id: 'team.downline',
  method: 'GET',
  path: '/wps/ext/team/downline',
  module: 'DOWNMAN',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => z.object({ id: idText }),
  value: () => z.object({ ...downline.shape, path: list(step), linkCode: maybeText }),
  errors: { 'team.member.unknown': {} },
})

const balance = endpoint({
  id: 'team.balance',
  method: 'GET',
  path: '/wps/ext/team/balance',
  module: 'AGEINFO3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => nothing,
  value: () =>
    z.object({
      ownBalance: money,
      /** Of the people below who are available: with all of them it would reveal the balance of a single one who is not. */
      teamBalance: money,
      /** People in `teamBalance`. */
      teamCount: count,
      /** People left out of `teamBalance`. */
      unavailableCount: z.optional(count),
      currency: text,
      currencySymbol: maybeText,
    }),
  errors: {},
})

const overview = endpoint({
  id: 'team.overview',
  method: 'GET',
  path: '/wps/ext/team/overview',
  module: 'AGEPAG',
  token: 'required',
  effect: 'read',
  extension: true,
  // The merchant's calendar days from the one startTime falls in to the one endTime falls in.
  input: () => z.object({ startTime: instant, endTime: instant }),
  value: () =>
    z.object({
      teamSize: count,
      agentCount: count,
      newMembers: count,
      /** People with turnover in the range. */
      activeMembers: count,
      /** People whose first deposit ever was in the range. */
      firstDepositors: count,
      deposits: money,
      withdrawals: money,
      betAmount: money,
      winAmount: money,
      /** Stakes less payouts: the team's loss to the operator; negative if the team won. */
      profit: money,
      /** Of the people below who are available. */
      teamBalance: money,
      /** People left out of `teamBalance`. */
      unavailableCount: z.optional(count),
      currency: text,
      currencySymbol: maybeText,
    }),
  errors: { 'date.range.too.long': { field: 'startTime' } },
})

const rateBounds = endpoint({
  id: 'team.rateBounds',
  method: 'GET',
  path: '/wps/agent/globalRebateSettings',
  module: 'AGEREGDOWN3',
  token: 'required',
  effect: 'read',
  input: () => nothing,
  value: () =>
    z.object({
      /** The agent's own rates, the upper limit for every downline. */
      rates: rebateRates,
      /** Most links at a time and longest life of one in days. */
      mostLinks: count,
      longestLinkDays: count,
      /** Account types that a downline may get. */
      types: list(count),
    }),
  errors: {},
})

const addDownline = endpoint({
  id: 'team.addDownline',
  method: 'POST',
  path: '/wps/agent/downline',
  module: 'AGEREGDOWN3',
  token: 'required',
  sealed: true,
  effect: 'write',
  gate: 'recruit',
  input: () =>
    z.object({
      username: textWithin(64),
      password: secretUpTo(128).check(z.minLength(1)),
      nickname: z.optional(textUpTo(40)),
      /** Extension: the account's owner. Age and exclusions are checked as for a self-registration. */
      payeeName: z.optional(textUpTo(80)),
      birthday: z.optional(textUpTo(10)),
      mobileNum: z.optional(textUpTo(30)),
      type: z._default(count, 0),
      rates: z._default(rebateRates, {}),
    }),
  value: () => z.object({ id: text, account: text }),
  errors: {
    'user.already.exists': { field: 'username' },
    'password.weak': { field: 'password' },
    'field.invalid': {},
    'age.too.young': { field: 'birthday' },
    'safety.registration.excluded': {},
    'mobile.taken': { field: 'mobileNum' },
    'team.rate.too.high': { field: 'rates' },
    'team.type.invalid': { field: 'type' },
  },
})

const setRates = endpoint({
  id: 'team.setRates',
  method: 'PUT',
  path: '/wps/ext/team/rates',
  module: 'DOWNMAN',
  token: 'required',
  effect: 'write',
  gate: 'recruit',
  extension: true,
  // Reading: the rates of a direct downline range from what that downline has given on to what the agent has.
  input: () => z.object({ id: idText, rates: rebateRates }),
  value: () => z.object({ rates: rebateRates }),
  errors: {
    'team.member.unknown': {},
    'team.member.unavailable': {},
    'agreement.direct.only': { field: 'id' },
    'team.rate.too.high': { field: 'rates' },
    'team.rate.too.low': { field: 'rates' },
    'field.invalid': {},
  },
})

const announcements = endpoint({
  id: 'team.announcements',
  method: 'GET',
  path: '/wps/agent/announcements',
  module: 'AGENTANNOUNCE3',
  token: 'required',
  effect: 'read',
  input: () => z.object({ language: z.optional(textUpTo(8)), ...pageAndSize }),
  value: () =>
    z.object({
      list: list(z.object({ id: text, title: text, content: text, at: instant })),
      totalPages: count,
      totalCount: maybeCount,
    }),
  errors: {},
  fills: languageFill,
})

/** The agent's team: people, rates, links, announcements. */
export const team = {
  'team.overview': overview,
  'team.balance': balance,
  'team.downlines': downlines,
  'team.downline': detail,
  'team.rateBounds': rateBounds,
  'team.addDownline': addDownline,
  'team.setRates': setRates,
  ...teamLinks,
  'team.announcements': announcements,
}
