import demo from '../messages/demo/index.ts'
import accountRecord from '../messages/en/account-record.ts'
import agentMoney from '../messages/en/agent-money.ts'
import deposit from '../messages/en/deposit.ts'
import firstView from '../messages/en/first-view.ts'
import english from '../messages/en/index.ts'
import legal from '../messages/en/legal.ts'
import payoutForms from '../messages/en/payout-forms.ts'
import payouts from '../messages/en/payouts.ts'
import protection from '../messages/en/protection.ts'
import rewards from '../messages/en/rewards.ts'
import safetyForms from '../messages/en/safety-forms.ts'
import safety from '../messages/en/safety.ts'
import transfers from '../messages/en/transfers.ts'

/** Every text of a language file, in English and in the order of the file: the site's, then the demo games'. */
export const sourceTexts: Readonly<Record<string, string>> = { ...english, ...demo }

/** Groups of keys that are counted apart, because a gap in them weighs more than elsewhere. */
const subjects = {
  firstView,
  money: { ...deposit, ...payoutForms, ...payouts, ...transfers, ...accountRecord, ...agentMoney, ...rewards },
  safety: { ...safety, ...safetyForms, ...protection, ...legal },
} satisfies Record<string, Readonly<Record<string, string>>>

/** Completeness of a language: the share of its texts, 0 to 1, in total and for three groups. */
export interface Level extends Readonly<Record<keyof typeof subjects, number>> {
  /** Of all texts of the site. */
  readonly site: number
  /** Of the texts of the demo games. */
  readonly games: number
}

/** Completeness of a language with these texts. */
export function levelOf(texts: Readonly<Record<string, unknown>>): Level {
  const share = (group: Readonly<Record<string, string>>) => {
    const keys = Object.keys(group)
    return keys.filter((key) => Object.hasOwn(texts, key)).length / keys.length
  }
  return {
    site: share(english),
    firstView: share(subjects.firstView),
    money: share(subjects.money),
    safety: share(subjects.safety),
    games: share(demo),
  }
}
