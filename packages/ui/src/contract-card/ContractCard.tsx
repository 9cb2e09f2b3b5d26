import { TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Badge, type BadgeTone } from '../badge/Badge.tsx'
import { Card } from '../card/Card.tsx'
import { CardActions, cardColumn, CardHeading } from '../card/cardParts.ts'
import { DescriptionList, type Description } from '../description-list/DescriptionList.tsx'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'

/** State of a contract between an agent and a downline. */
export type ContractState = 'offered' | 'active' | 'ending' | 'ended' | 'rejected'

/** Props of `ContractCard`; everything else goes to the root. */
export interface ContractCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The kind of contract and the other party: "Dividend with anna". */
  title: ReactNode
  /** The rate paid: "12%". */
  rate: string
  /** `rate` names the rate: "Your rate". */
  texts: { readonly rate: string }
  /** The previous rate, e.g. "so far 15%". */
  formerRate?: ReactNode
  /** How often it is settled: daily, weekly, twice a month, monthly. */
  period: string
  /** Active members, period valid bet, period profit and loss, bet amount by day or hour. */
  terms: readonly Description[]
  /** State of the contract. */
  state: ContractState
  /** The state in words. */
  stateText: string
  /** Side effects of agreeing, such as contracts of downlines that end; shown before anyone agrees. */
  consequences?: { readonly title: string; readonly items: readonly ReactNode[] } | undefined
  /** Actions: agree and reject, or request its end. */
  actions?: ReactNode
  /** The title's rank among the page's headings. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
}

const Root = styled(Card)`
  ${cardColumn}
  font-size: ${tokens.fontSize.sm};
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s2};
`

const Terms = styled(DescriptionList)`
  & > div {
    padding-inline: 0;
  }
  & > div:first-child {
    padding-block-start: 0;
  }
`

const Rate = styled.span`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.xxl};
  font-weight: ${tokens.fontWeight.bold};
  line-height: ${tokens.leading.tight};
  & > small {
    margin-inline-start: ${tokens.space.s2};
    color: ${tokens.color.textMuted};
    font-family: ${tokens.font.text};
    font-size: ${tokens.fontSize.sm};
    font-weight: ${tokens.fontWeight.regular};
  }
`

const Consequences = styled.section`
  padding: ${tokens.space.s3};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.warningSoft};
  color: ${tokens.color.text};

  & > :first-child {
    display: flex;
    align-items: center;
    gap: ${tokens.space.s2};
    color: ${tokens.color.warningText};
    font-size: ${tokens.fontSize.sm};
  }
  & svg {
    flex: none;
  }
  & > ul {
    margin: ${tokens.space.s2} 0 0;
    padding-inline-start: ${tokens.space.s5};
    overflow-wrap: anywhere;
  }
`

const tones: Readonly<Record<ContractState, BadgeTone>> = {
  offered: 'info',
  active: 'success',
  ending: 'warning',
  ended: 'neutral',
  rejected: 'danger',
}

/**
 * One contract of an agent: rate, period, conditions, its state, and what agreeing to it would end. Renders an
 * `<article>`.
 *
 * Consequences come before the buttons, so they are read first. Attributes out: `data-state`.
 */
export const ContractCard = ({
  title,
  rate,
  texts,
  formerRate,
  period,
  terms,
  state,
  stateText,
  consequences,
  actions,
  headingLevel = 3,
  ...rest
}: ContractCardProps) => {
  if (process.env.NODE_ENV !== 'production') needs('ContractCard', { texts, terms })
  const Warning = `h${headingLevel + 1}` as 'h3' | 'h4' | 'h5'
  return (
    <Root forwardedAs="article" {...rest} data-state={state}>
      <Head>
        <CardHeading as={`h${headingLevel}`}>{title}</CardHeading>
        <Badge tone={tones[state]}>{stateText}</Badge>
      </Head>
      <Terms
        variant="ruled"
        items={[
          {
            label: `${texts.rate} · ${period}`,
            value: (
              <Rate>
                <bdi>{rate}</bdi>
                {formerRate === undefined ? null : (
                  <small>
                    <bdi>{formerRate}</bdi>
                  </small>
                )}
              </Rate>
            ),
          },
          ...terms.map(({ value, ...term }) => ({ ...term, value: <bdi>{value}</bdi> })),
        ]}
      />
      {consequences === undefined || consequences.items.length === 0 ? null : (
        <Consequences>
          <Warning>
            <TriangleAlert size={16} aria-hidden />
            {consequences.title}
          </Warning>
          <ul>
            {consequences.items.map((item, index) => (
              <li key={index}>
                <bdi>{item}</bdi>
              </li>
            ))}
          </ul>
        </Consequences>
      )}
      {actions === undefined ? null : <CardActions as="footer">{actions}</CardActions>}
    </Root>
  )
}
