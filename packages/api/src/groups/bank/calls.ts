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
   * Extension: when withdrawals to it become possible; null if they already are. A further account waits for a day, so
   * that an intruder cannot withdraw the money immediately.
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
  // Reading: the shape of 3.17 in a list, with the data that the binding form needs.
  value: () =>
    z.object({
      list: list(bankCard),
      /** Most accounts of one kind. */
      most: maybeCount,
      /** Holder's name on every account, from the profile; null until the first account sets it. */
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
        /** Minimum and maximum number of digits of an account number. */
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
  // Reading: the field names are plain words. The payment password protects where money goes.
  input: () =>
    z.object({
      bankCode: textWithin(40),
      accountNumber: textWithin(40),
      /** Must match the profile's name; the first one given is stored there. */
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
  // Extension: no known platform removes an account automatically.
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
