import { Gift } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Amount } from '../amount/Amount.tsx'
import { Card } from '../card/Card.tsx'
import { CardActions, cardColumn, CardText } from '../card/cardParts.ts'
import { DescriptionList, type Description } from '../description-list/DescriptionList.tsx'
import { Meter, type MeterProps } from '../meter/Meter.tsx'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** Props of `BonusCard`; everything else goes to the root. */
export interface BonusCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** Purpose of the bonus: "Friday reload". */
  title: ReactNode
  /** What kind it is: "Deposit bonus". */
  kind?: ReactNode
  /** Its status, as a `Badge`. */
  status?: ReactNode
  /** The bonus, formatted, with its currency. */
  amount: string
  /** Wagering progress, while the bonus is open. */
  progress?: Pick<MeterProps, 'label' | 'value' | 'max' | 'valueText' | 'hint'> | undefined
  /** The full terms. */
  terms: readonly Description[]
  /** Actions: accept, forfeit. */
  actions?: ReactNode
  /** Highlights the card. Set it while the bonus holds money. */
  open?: boolean | undefined
  /** Content after the actions: its number, a button to report a problem. */
  foot?: ReactNode
}

const Root = styled(Card)`
  ${cardColumn}
  block-size: 100%;

  &:where([data-open]) {
    border-block-start: ${tokens.line.heavy} solid ${tokens.color.accent};
  }
`

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.space.s1} ${tokens.space.s3};

  & > svg {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    padding: 0.5rem;
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentText};
  }
`

/**
 * A bonus with its amount, wagering progress and full terms on one card. Renders an `<article>`.
 *
 * Attributes out: `data-open`.
 */
export const BonusCard = ({
  title,
  kind,
  status,
  amount,
  progress,
  terms,
  actions,
  open = false,
  foot,
  ...rest
}: BonusCardProps) => {
  if (process.env.NODE_ENV !== 'production') needs('BonusCard', { terms })
  return (
    <Root forwardedAs="article" {...rest} data-open={open ? '' : undefined}>
      <Head>
        <Gift aria-hidden />
        <div>
          <strong>
            <bdi>{title}</bdi>
          </strong>
          {kind === undefined ? null : <CardText>{kind}</CardText>}
        </div>
        {wholeText(status)}
      </Head>
      <Amount size="lg" text={amount} />
      {progress === undefined ? null : <Meter {...progress} />}
      <DescriptionList layout="lines" items={terms} />
      {actions === undefined ? null : <CardActions>{actions}</CardActions>}
      {foot}
    </Root>
  )
}
