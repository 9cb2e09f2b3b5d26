import { Check, Gift } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../card/Card.tsx'
import { cardColumn, CardHeading, CardText } from '../card/cardParts.ts'
import { needs } from '../needs/needs.ts'
import { ProgressBar } from '../progress/ProgressBar.tsx'
import { tokens } from '../theme/theme.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** State of a mission: in progress, fulfilled and ready to claim, claimed, ended. */
export type MissionState = 'open' | 'fulfilled' | 'claimed' | 'ended'

/** Props of `MissionCard`; everything else goes to the root. */
export interface MissionCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The mission's name, a heading. */
  title: ReactNode
  /** The task, in plain words. */
  text?: ReactNode
  /** Progress, from 0 to `max`. */
  value: number
  /** The progress that completes it. */
  max: number
  /** `progress` names the bar, `reward` names the reward. */
  texts: { readonly progress: string; readonly reward: string }
  /** Progress in words: "3 of 5 days". */
  valueText: string
  /** The reward, formatted: "100 points". */
  reward: ReactNode
  /** Default `open`. */
  state?: MissionState | undefined
  /** What the state means: "Claimed", "Ended on 31 October". */
  stateText?: ReactNode
  /** The action: claim the reward, or go to the games. */
  action?: ReactNode
  /** The title's rank among the page's headings. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
}

const Root = styled(Card)`
  ${cardColumn}

  &:where([data-state='ended']) {
    background: ${tokens.color.surfaceSunken};
  }
`

const Progress = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
  margin-block-start: auto;
  font-size: ${tokens.fontSize.sm};
  font-variant-numeric: tabular-nums;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s2};
`

const Reward = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s2};
  font-size: ${tokens.fontSize.sm};

  & > svg {
    flex: none;
    color: ${tokens.color.accentText};
  }
  & > strong {
    font-weight: ${tokens.fontWeight.semibold};
  }
`

const State = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s1};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.medium};

  [data-state='claimed'] & {
    color: ${tokens.color.successText};
  }
`

/**
 * A mission with its task, progress and reward. Renders an `<article>`.
 *
 * Attributes out: `data-state`.
 */
export const MissionCard = ({
  title,
  text,
  value,
  max,
  texts,
  valueText,
  reward,
  state = 'open',
  stateText,
  action,
  headingLevel = 3,
  ...rest
}: MissionCardProps) => {
  if (process.env.NODE_ENV !== 'production') needs('MissionCard', { texts })
  return (
    <Root forwardedAs="article" {...rest} data-state={state}>
      <CardHeading as={`h${headingLevel}`}>
        <bdi>{title}</bdi>
      </CardHeading>
      {text === undefined ? null : (
        <CardText>
          <bdi>{text}</bdi>
        </CardText>
      )}
      <Progress>
        <bdi aria-hidden>{valueText}</bdi>
        <ProgressBar
          label={texts.progress}
          value={value}
          max={max}
          valueText={valueText}
          tone={state === 'fulfilled' || state === 'claimed' ? 'success' : 'accent'}
        />
      </Progress>
      <Foot>
        <Reward>
          <Gift size={18} aria-hidden />
          <span>{texts.reward}</span>
          <strong>
            <bdi>{reward}</bdi>
          </strong>
        </Reward>
        {stateText === undefined ? null : (
          <State>
            {state === 'claimed' ? <Check size={16} aria-hidden /> : null}
            {wholeText(stateText)}
          </State>
        )}
        {wholeText(action)}
      </Foot>
    </Root>
  )
}
