import { Clock } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { needs } from '../needs/needs.ts'
import { PaymentMark, type PaymentKind } from '../payment-mark/PaymentMark.tsx'
import { tokens } from '../theme/theme.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** Props of `DepositMethodTile`; everything else goes to the root. */
export interface DepositMethodTileProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The method's name: "GCash". */
  name: string
  /** Address of its square logo. Without it, initials are drawn. */
  icon?: string | undefined
  /** Kind of payment, drawn in the corner of the initials. Default `wallet`. */
  kind?: PaymentKind | undefined
  /** Limits of a payment: "100.00 to 50,000.00 PHP". */
  band: ReactNode
  /** What it costs: "No fee", "1.5%". */
  fee?: ReactNode
  /** How long it usually takes: "about 5 minutes". */
  time?: ReactNode
  /** Why it is unavailable now, instead of limits, fee and duration: "Open from 06:00 to 23:00". */
  closedText?: ReactNode
}

const Root = styled.span`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  gap: ${tokens.space.s05} ${tokens.space.s3};
  align-items: center;
  min-inline-size: 0;
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.regular};
  line-height: ${tokens.leading.normal};
  overflow-wrap: anywhere;

  & > [data-showing] {
    grid-row: span 2;
  }
  &:where([data-closed]) > [data-showing] {
    filter: grayscale(1);
  }
`

const Name = styled.span`
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.md};
  font-weight: ${tokens.fontWeight.semibold};
  line-height: ${tokens.leading.tight};
`

const Fact = styled.span`
  color: ${tokens.color.textMuted};
`

const More = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s05} ${tokens.space.s3};
  grid-column: 2;
  color: ${tokens.color.textMuted};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.s1};
  }
`

/**
 * A deposit method with its limits, fee and duration, or its opening hours. Renders a `<span>`, so it fits both as the
 * label of a choice in `ChoiceCards` and in a list.
 *
 * Attributes out: `data-closed`.
 */
export const DepositMethodTile = ({
  name,
  icon,
  kind,
  band,
  fee,
  time,
  closedText,
  ...rest
}: DepositMethodTileProps) => {
  if (process.env.NODE_ENV !== 'production') needs('DepositMethodTile', { name })
  return (
    <Root {...rest} data-closed={closedText === undefined ? undefined : ''}>
      <PaymentMark name={name} kind={kind} src={icon} />
      <Name>{name}</Name>
      <Fact>{closedText ?? band}</Fact>
      {closedText !== undefined || (fee === undefined && time === undefined) ? null : (
        <More>
          {fee === undefined ? null : <span>{fee}</span>}
          {time === undefined ? null : (
            <span>
              <Clock size={14} aria-hidden />
              {wholeText(time)}
            </span>
          )}
        </More>
      )}
    </Root>
  )
}
