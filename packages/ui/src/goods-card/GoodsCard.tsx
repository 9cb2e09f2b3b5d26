import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../card/Card.tsx'
import { CardHeading } from '../card/cardParts.ts'
import { tokens } from '../theme/theme.ts'

/** Availability of an item: available, too few points, sold out, the member's limit is reached. */
export type GoodsState = 'available' | 'short' | 'sold-out' | 'limit'

/** Props of `GoodsCard`; everything else goes to the root. */
export interface GoodsCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The goods' name, a heading. */
  title: ReactNode
  /** Address of the picture, square. */
  image?: string | undefined
  /** What it costs: "2,500 points". */
  price: ReactNode
  /** Default `available`. */
  state?: GoodsState | undefined
  /** Why it is unavailable: "380 points short". Needed for every state but `available`. */
  reason?: ReactNode
  /** Delivery or stock: "By post within 14 days". */
  note?: ReactNode
  /** The action: redeem it, or see its details. */
  action?: ReactNode
  /** The title's rank among the page's headings. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;

  &:where([data-state='sold-out']) img {
    filter: grayscale(0.8);
  }
`

const Picture = styled.div`
  aspect-ratio: 4 / 3;
  background: ${tokens.color.surfaceSunken};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space.s1};
  padding: ${tokens.space.s3};
  font-size: ${tokens.fontSize.sm};
  overflow-wrap: anywhere;

  & > p {
    color: ${tokens.color.textMuted};
  }
`

const Price = styled.strong`
  color: ${tokens.color.accentText};
  font-size: ${tokens.fontSize.md};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.bold};
`

const Reason = styled.strong`
  color: ${tokens.color.warningText};
  font-weight: ${tokens.fontWeight.medium};
`

const Action = styled.div`
  display: grid;
  margin-block-start: auto;
  padding-block-start: ${tokens.space.s2};
`

/**
 * An item of the points mall: name, price and, if it is unavailable, the reason. Renders an
 * `<article>`.
 *
 * Attributes out: `data-state`.
 */
export const GoodsCard = ({
  title,
  image,
  price,
  state = 'available',
  reason,
  note,
  action,
  headingLevel = 3,
  ...rest
}: GoodsCardProps) => (
  <Root forwardedAs="article" {...rest} padding="none" data-state={state}>
    {image === undefined ? null : (
      <Picture>
        <img src={image} alt="" width={320} height={240} loading="lazy" decoding="async" />
      </Picture>
    )}
    <Words>
      <CardHeading as={`h${headingLevel}`}>
        <bdi>{title}</bdi>
      </CardHeading>
      <Price>
        <bdi>{price}</bdi>
      </Price>
      {state === 'available' || reason === undefined ? null : (
        <Reason>
          <bdi>{reason}</bdi>
        </Reason>
      )}
      {note === undefined ? null : <p>{note}</p>}
      {action === undefined ? null : <Action>{action}</Action>}
    </Words>
  </Root>
)
