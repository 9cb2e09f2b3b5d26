import * as z from 'zod/mini'
import { confirmingPassword, idText, textWithin } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { paymentPasswordErrors } from '../../contract/errors.ts'
import { flag, instant, list, maybeCount, maybeInstant, nothing, text } from '../../contract/scalars.ts'

/** Kind of an account: bank card, e-wallet, virtual wallet. */
export const cardType = z.enum(['BC', 'EW', 'VW'])

/** An account money can be withdrawn to. */
export const bankCard = z.object({
  bankCardId: text,
  bankCode: text,
  bankName: z.string(),
  cardType,
  /** All but the last four digits hidden. */
  accountNumber: z.string(),
  accountName: z.string(),
  isDefault: flag,
  isWithdrawActive: flag,
  maintenanceStartTime: maybeInstant,
  maintenanceEndTime: maybeInstant,
  createdAt: instant,
  /**
   * Extension: withdrawals can go to it from then on; null when they can already. An account that joins others waits
   * for a day, so that somebody who has broken in cannot lead the money away immediately.
   */
  usableFrom: maybeInstant,
})

const cards = endpoint({
  id: 'bank.cards',
  method: 'GET',
  // Wire fact 2.8, older member paths.
  path: '/wps/member/bankCard',
  module: 'BINDCARD3',
  token: 'required',
  effect: 'read',
  whileClosed: 'blocked',
  input: () => nothing,
  // Reading: the shape of 3.17 in a list, with what the binding form has to know.
  value: () =>
    z.object({
      list: list(bankCard),
      /** Most accounts of one kind. */
      most: maybeCount,
      /** Name on every account: the profile's; null until it is given with the first one. */
      accountName: z.nullish(z.string()),
    }),
})

const banks = endpoint({
  id: 'bank.banks',
  method: 'GET',
  // Wire fact 2.8, older system paths.
  path: '/wps/system/withdrawBanks',
  module: 'BINDCARD3',
  token: 'required',
  effect: 'read',
  whileClosed: 'blocked',
  input: () => nothing,
  value: () =>
    list(
      z.object({
        bankCode: text,
        bankName: z.string(),
        cardType,
        /** Digits an account number may have, fewest and most. */
        digits: z.object({ minimum: z.int(), maximum: z.int() }),
        /** The number is a mobile number of the market. */
        mobile: flag,
        isWithdrawActive: flag,
        maintenanceStartTime: maybeInstant,
        maintenanceEndTime: maybeInstant,
      }),
    ),
})

const bind = endpoint({
  id: 'bank.bind',
  stepUp: true,
  method: 'PUT',
  path: '/wps/member/bankCard',
  module: 'BINDCARD3',
  token: 'required',
  sealed: true,
  effect: 'write',
  gate: 'real',
  whileClosed: 'blocked',
  // Reading: the field names are plain words. The payment password guards where money goes.
  input: () =>
    z.object({
      bankCode: textWithin(40),
      accountNumber: textWithin(40),
      /** Must be the profile's name; the first one given becomes it. */
      accountName: textWithin(80),
      password: confirmingPassword,
      isDefault: flag,
    }),
  value: () => bankCard,
  errors: {
    'bank.unknown': { field: 'bankCode' },
    'bank.account.invalid': { field: 'accountNumber' },
    'bank.account.taken': { field: 'accountNumber' },
    'bank.card.limit': {},
    'bank.name.mismatch': { field: 'accountName' },
    ...paymentPasswordErrors,
  },
})

const unbind = endpoint({
  id: 'bank.unbind',
  stepUp: true,
  method: 'POST',
  // Extension: no known platform lets an account go automatically.
  path: '/wps/ext/bank/unbind',
  module: 'BINDCARD3',
  token: 'required',
  sealed: true,
  effect: 'write',
  gate: 'real',
  extension: true,
  whileClosed: 'blocked',
  input: () => z.object({ bankCardId: idText, password: confirmingPassword }),
  value: () => z.object({ bankCardId: text }),
  errors: { 'bank.card.unknown': { field: 'bankCardId' }, 'bank.card.busy': {}, ...paymentPasswordErrors },
})

const makeDefault = endpoint({
  id: 'bank.makeDefault',
  stepUp: true,
  method: 'POST',
  // Extension: the account the withdrawal form opens with.
  path: '/wps/ext/bank/default',
  module: 'BINDCARD3',
  token: 'required',
  effect: 'write',
  gate: 'real',
  extension: true,
  whileClosed: 'blocked',
  input: () => z.object({ bankCardId: idText }),
  value: () => bankCard,
  errors: { 'bank.card.unknown': { field: 'bankCardId' } },
})

/** Accounts to withdraw to. */
export const bank = {
  'bank.cards': cards,
  'bank.banks': banks,
  'bank.bind': bind,
  'bank.unbind': unbind,
  'bank.makeDefault': makeDefault,
}
