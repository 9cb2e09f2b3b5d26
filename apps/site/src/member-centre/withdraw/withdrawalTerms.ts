import type { WithdrawalBand, WithdrawalTerms } from '@croupier/forms'
import type { WithdrawalSettings } from '@croupier/stores'

const band = (
  minimum: string | null,
  maximum: string | null,
  timesLeft: number | null,
  amountLeft: string | null,
): WithdrawalBand | undefined =>
  minimum === null || maximum === null ? undefined : { minimum, maximum, timesLeft, amountLeft }

/**
 * The platform's settings in the form's shape: a range for each available kind of account, and the amount from which an
 * SMS code is required (wire-facts 3.17).
 *
 * @param password whether the payment password is required; a merchant can switch it off
 */
export function withdrawalTerms(settings: WithdrawalSettings, password: boolean): WithdrawalTerms {
  const {
    normalBankWithdrawalSwitch,
    eWalletWithdrawalSwitch,
    virtualWalletWithdrawalSwitch,
    mobileVerificationType,
    mobileVerificationWithdrawAmount,
    fixedAmountFlag,
    fixedWithdrawAmounts,
  } = settings
  const kinds = {
    BC: normalBankWithdrawalSwitch
      ? band(
          settings.minWithdrawal,
          settings.maxWithdrawal,
          settings.remainingTransactionTimes,
          settings.remainingWithdrawAmount,
        )
      : undefined,
    EW: eWalletWithdrawalSwitch
      ? band(
          settings.eWalletMinAmount,
          settings.eWalletMaxAmount,
          settings.eWalletRemainingTransactionTimes,
          settings.eWalletRemainingWithdrawAmount,
        )
      : undefined,
    VW: virtualWalletWithdrawalSwitch
      ? band(
          settings.virtualMinAmount,
          settings.virtualMaxAmount,
          settings.virtualRemainingTransactionTimes,
          settings.virtualRemainingWithdrawAmount,
        )
      : undefined,
  }
  return {
    bands: Object.fromEntries(Object.entries(kinds).filter(([, kind]) => kind !== undefined)),
    available: settings.mainWalletBalance ?? '0',
    turnoverLeft: settings.turnoverLeft,
    withdrawable: settings.withdrawable,
    expectedMinutes: settings.expectedMinutes,
    ...(fixedAmountFlag && { fixedAmounts: fixedWithdrawAmounts }),
    password,
    codeFrom: mobileVerificationType === 'EVERY_WITHDRAWAL' ? '0' : (mobileVerificationWithdrawAmount ?? null),
    c2c: settings.c2cEnabled,
  }
}
