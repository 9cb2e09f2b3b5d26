import { CopyButton } from '@croupier/ui/CopyButton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Dispute, type Pack } from '../dispute/Dispute.tsx'
import { useDateTimeText } from '../text/useDateTimeText.ts'
import { useText } from '../text/useText.ts'
import { TimeLeft } from './TimeLeft.tsx'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s2};
  font-size: ${tokens.fontSize.sm};

  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s1} ${tokens.space.s2};
  color: ${tokens.color.textMuted};
`

/** Props of `MoneyFoot`. */
export interface MoneyFootProps {
  /** Label of the number, such as "Order reference". */
  readonly label: string
  /** The number by which customer service finds it. */
  readonly number: string
  /** Why it ended this way, in the platform's words, with the platform's code. */
  readonly reason?: string | null | undefined
  readonly code?: string | null | undefined
  /** Deadline of the next action; epoch milliseconds. */
  readonly until?: number | null | undefined
  /** What happens next, or what to do. */
  readonly next?: ReactNode
  /** The data of a dispute. */
  readonly pack: Pack
}

/**
 * The foot of everything that moves money (deposit, payout, bonus, contract): its number to copy, the reason with its
 * code, the deadline, what happens next, and a button to report a problem (N-4). Renders a `<div>`.
 */
export const MoneyFoot = observer(function MoneyFoot({
  label,
  number,
  reason,
  code,
  until,
  next,
  pack,
}: MoneyFootProps) {
  const text = useText()
  const { moment } = useDateTimeText()
  return (
    <Root>
      <Line>
        <span>
          {label} <bdi dir="ltr">{number}</bdi>
        </span>
        <CopyButton text={number} aria-label={text('money_row.copy', { id: number })} />
      </Line>
      {reason ? (
        <p>
          <span>{text('deposit.rejected_reason', { reason })}</span>{' '}
          {code ? <span>{text('money_row.code', { code })}</span> : null}
        </p>
      ) : null}
      {until == null ? null : (
        <p>
          <span>{text('money_row.until', { time: moment(until) })}</span>
          <TimeLeft until={until} />
        </p>
      )}
      {next ? <p>{next}</p> : null}
      <Dispute pack={pack} />
    </Root>
  )
})
