import { pageOf } from '../../../wire/pageOf.ts'
import { checkSpan, readTypes, statementLines, statementSummary, subjectOf } from './statement.ts'
import { recordName } from './types.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'

/** The account record. */
export const statementHandlers: Handlers<'statement'> = {
  'statement.transactions': (context, call, input) => {
    const { member } = signedIn(call)
    checkSpan(input.startTime, input.endTime)
    const subject = subjectOf(context, member, input.subordinateName.trim())
    const types = readTypes(input.codeTypes)
    const lines = statementLines(context, subject, { types, from: input.startTime, to: input.endTime })
    let incoming = 0n
    let outgoing = 0n
    for (const { amount } of lines) {
      if (amount > 0n) incoming += amount
      else outgoing -= amount
    }
    const { rows, totalPages, totalCount } = pageOf(lines, input.page, input.size)
    return {
      list: rows.map(({ id, transaction, type, amount, balanceAfter }) => ({
        txId: id,
        txTypeId: type,
        txTypeName: recordName(context, transaction, type, input.language ?? call.language),
        txTimeInTimestamp: transaction.at,
        amount: amount,
        currentAvailBalance: balanceAfter,
        orderNo: transaction.reference,
        remark: context.tables.transfers.get(transaction.reference)?.remark ?? null,
        customerName: subject.id === member.id ? null : subject.account,
      })),
      totalPages,
      totalCount,
      totals: { incoming: incoming, outgoing: outgoing, net: incoming - outgoing },
    }
  },
  'statement.summary': (context, call, { startTime, endTime }) => {
    const { member } = signedIn(call)
    const sums = statementSummary(context, member, startTime, endTime)
    return {
      deposits: sums.deposits,
      withdrawals: sums.withdrawals,
      transfersIn: sums.transfersIn,
      transfersOut: sums.transfersOut,
      stake: sums.stake,
      validBet: sums.stake,
      winnings: sums.winnings,
      rebate: sums.rebate,
      bonus: sums.bonus,
      salary: sums.salary,
      net: sums.winnings + sums.rebate + sums.bonus + sums.salary - sums.stake,
      netDepositsSinceOpening: sums.netDepositsSinceOpening,
      openedAt: member.registeredAt,
    }
  },
}
