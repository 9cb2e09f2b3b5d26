import { specDialect } from './dialect.ts'
import type { CallInDialect, Dialect } from './dialect.ts'

const relay = (name: string): CallInDialect => ({ path: `/wps/relay/${name}` })

/**
 * The names that newer generations of the platform use. No single installation is known to use all of them: start from
 * this table and remove what yours does not support. Numbers in brackets are those of `docs/wire-facts.md`, 2.9.
 */
export const newerDialect: Dialect = Object.freeze<Dialect>({
  name: 'newer',
  calls: Object.freeze<Dialect['calls']>({
    'system.status': { path: '/wps/v2/system/status' }, // (20)
    'session.logout': { method: 'POST' }, // (7)
    'games.hot': { method: 'POST' }, // (1) the same fields, in a body
    // (2) this generation calls the merchant's field by another name.
    'games.vendors': { ...relay('GCSGAME_newGameVendor'), fields: { merchantCode: 'merchant' } },
    'games.vendorTypes': { ...relay('GLS2_getVassGameType'), module: 'GAMELO3' }, // (3)
    'games.winners': relay('ODSFE2_getWinnerBoard'), // (4)
    'agreement.answerDividend': relay('MCSFE_processContractDividend'), // (5)
    'agreement.answerDaily': relay('MCSFE_processDailySalaryContract'), // (5)
    'agreement.answerHourly': relay('MCSFE_processContractHourSalary'), // (5)
    'points.balance': relay('MCSFE_getPointBalance'), // (6)
    'points.rewards': relay('MCSFE_getPointReward'), // (6)
    'points.redemptions': relay('MCSFE_getRedeemPointList'), // (6)
    'points.config': relay('MCSFE_getPointConfig'), // (6)
    'points.redeem': relay('passwordCheck/MCSFE_redeemPointReward'), // (6)
    'points.convert': relay('passwordCheck/MCSFE_convertPoint'), // (6)
    'raffle.claim': relay('MCSFE_claimRafflePromotion'), // (6)
    'inbox.unreadCount': relay('EMFE_getInboxUnreadCount'), // (8)
    'inbox.list': relay('EMFE_getInbox'), // (8)
    'announcements.list': relay('CCSFE_getListAnnouncements'), // (9)
    'lottery.recent': { path: '/lgw/games/game_menus/recent' }, // (11)
    'games.addFavourite': { module: 'GAMELO3' }, // (14)
    'games.removeFavourite': { module: 'GAMELO3' }, // (14)
  }),
})

/** The dialects there are, by name. An integrator's own is one more `Dialect`. */
export const dialects = Object.freeze({ spec: specDialect, newer: newerDialect })

/** Name of a dialect of this package. */
export type DialectName = keyof typeof dialects

/** The dialect of this name, or undefined. For a setting or a command's argument. */
export function dialectNamed(name: string): Dialect | undefined {
  return Object.hasOwn(dialects, name) ? dialects[name as DialectName] : undefined
}
