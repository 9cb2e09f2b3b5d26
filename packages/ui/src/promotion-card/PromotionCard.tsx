import { CalendarRange } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Badge, type BadgeTone } from '../badge/Badge.tsx'
import { Card } from '../card/Card.tsx'
import { CardText } from '../card/cardParts.ts'
import { Link } from '../link/Link.tsx'
import { tokens } from '../theme/theme.ts'

/** State of a promotion for this member: open, applied for, granted, refused, ended. */
export type PromotionState = 'open' | 'applied' | 'granted' | 'refused' | 'ended'

/** Props of `PromotionCard`; everything else goes to the root. */
export interface PromotionCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The promotion's name, rendered as a heading. */
  title: ReactNode
  /** The offer in one sentence. */
  text?: ReactNode
  /** Address of the picture, ratio 12 to 5. Omit for text only. */
  image?: string | undefined
  /** Badges, e.g. "Newbie", "Limited", "Daily", "VIP". */
  badges?: readonly { readonly value: string; readonly label: string }[] | undefined
  /** Validity: "1 to 30 November". */
  period?: ReactNode
  /** Default `open`. */
  state?: PromotionState | undefined
  /** The state in words; required unless the state is `open`. */
  stateText?: string | undefined
  /** The promotion's page. */
  href?: string | undefined
  /** The router's own link to the promotion's page. */
  render?: ReactElement | undefined
  /** Heading level of the title. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Loads the picture immediately; set it on cards in the first view. */
  eager?: boolean | undefined
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;

  &:where([data-state='ended']) img {
    filter: grayscale(0.8);
  }
`

const Picture = styled.div`
  position: relative;
  aspect-ratio: 12 / 5;
  background: ${tokens.color.surfaceSunken};
  overflow: hidden;

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space.s2};
  padding: ${tokens.space.s4};
`

const Signs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s1};
`

const Heading = styled.h3`
  font-size: ${tokens.fontSize.lg};
  overflow-wrap: anywhere;
`

const Period = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s2};
  margin-block-start: auto;
  padding-block-start: ${tokens.space.s1};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};

  & > svg {
    flex: none;
  }
`

const tones: Readonly<Record<PromotionState, BadgeTone>> = {
  open: 'neutral',
  applied: 'info',
  granted: 'success',
  refused: 'danger',
  ended: 'neutral',
}

/**
 * A promotion in a list; the whole card links to its page. Renders an `<article>`.
 *
 * It shows the validity as dates, never as a countdown. Attributes out: `data-state`.
 */
export const PromotionCard = ({
  title,
  text,
  image,
  badges = [],
  period,
  state = 'open',
  stateText,
  href,
  render,
  headingLevel = 3,
  eager = false,
  ...rest
}: PromotionCardProps) => (
  <Root forwardedAs="article" {...rest} padding="none" interactive data-state={state}>
    {image === undefined ? null : (
      <Picture>
        <img src={image} alt="" width={600} height={250} loading={eager ? 'eager' : 'lazy'} decoding="async" />
      </Picture>
    )}
    <Words>
      {badges.length === 0 && stateText === undefined ? null : (
        <Signs role="list">
          {stateText === undefined ? null : (
            <li>
              <Badge tone={tones[state]}>{stateText}</Badge>
            </li>
          )}
          {badges.map((badge) => (
            <li key={badge.value}>
              <Badge tone="accent">{badge.label}</Badge>
            </li>
          ))}
        </Signs>
      )}
      <Heading as={`h${headingLevel}`}>
        <Link href={href} render={render} variant="quiet" stretched>
          <bdi>{title}</bdi>
        </Link>
      </Heading>
      {text === undefined ? null : (
        <CardText>
          <bdi>{text}</bdi>
        </CardText>
      )}
      {period === undefined ? null : (
        <Period>
          <CalendarRange size={16} aria-hidden />
          <span>{period}</span>
        </Period>
      )}
    </Words>
  </Root>
)
