import { CopyButton } from '@croupier/ui/CopyButton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Dispute, type Pack } from '../dispute/Dispute.tsx'
import { useDateTimeText } from '../text/useDateTimeText.ts'
import { useText } from '../text/useText.ts'

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
  /** What the number is called, such as "Order reference". */
  readonly label: string
  /** The number that customer service looks up. */
  readonly number: string
  /** Why it ended as it did, in the platform's words, with the platform's code. */
  readonly reason?: string | null | undefined
  readonly code?: string | null | undefined
  /** Until when something has to be done; epoch milliseconds. */
  readonly until?: number | null | undefined
  /** What happens next, or what to do. */
  readonly next?: ReactNode
  /** What a dispute sends. */
  readonly pack: Pack
}

/**
 * The foot of everything that moves money (deposit, payout, bonus, contract): its number to copy, the reason with its code,
 * the deadline, what happens next, and the way to say that something is wrong (N-4). Renders a `<div>`.
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
          {text('deposit.rejected_reason', { reason })} {code ? text('money_row.code', { code }) : null}
        </p>
      ) : null}
      {until == null ? null : <p>{text('money_row.until', { time: moment(until) })}</p>}
      {next ? <p>{next}</p> : null}
      <Dispute pack={pack} />
    </Root>
  )
})
