import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { DescriptionList, type Description } from '../description-list/DescriptionList.tsx'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'
import { VipBadge } from '../vip-badge/VipBadge.tsx'
import { wholeText } from '../texts/wholeText.tsx'

/** One rank of the ladder. */
export interface LadderRank {
  /** Identifies the rank. */
  readonly value: string
  /** The rank's name: "Gold". */
  readonly label: string
  /** The rank's number, drawn on its emblem. */
  readonly level: number
  /** The rank counts as VIP. */
  readonly vip?: boolean | undefined
  /** Position relative to the member's `own` rank: `reached` below it, `ahead` above it. */
  readonly state: 'reached' | 'own' | 'ahead'
  /** Next to the name of the member's rank: "Yours". */
  readonly mark?: ReactNode
  /** Requirements and benefits of the rank. */
  readonly facts: readonly Description[]
  /** A full-width note under the facts, for what does not fit in a column. */
  readonly note?: ReactNode
}

/** Props of `VipLadder`; everything else goes to the `<ol>`. */
export interface VipLadderProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The ranks, lowest first. */
  ranks: readonly LadderRank[]
}

const Root = styled.ol`
  display: grid;
`

const Rank = styled.li`
  --_line: ${tokens.color.border};

  position: relative;
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: ${tokens.space.s3};
  padding-block-end: ${tokens.space.s3};

  /* The rail between this rank's emblem and the next one's. */
  &:where(:not(:last-child))::before {
    content: '';
    position: absolute;
    inset-block: 2.75rem -0.75rem;
    inset-inline-start: calc(1rem - 1.5px);
    inline-size: 3px;
    border-radius: 3px;
    background: var(--_line);
  }
  &:where([data-state='reached']) {
    --_line: ${tokens.color.accent};
  }
  & > :first-child {
    align-self: start;
    margin-block-start: 0.75rem;
  }
`

const Plate = styled.div`
  display: grid;
  gap: ${tokens.space.s2};
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  [data-state='own'] > & {
    border-color: ${tokens.color.accent};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s2};
  min-block-size: 1.5rem;

  & > strong {
    font-weight: ${tokens.fontWeight.semibold};
  }
`

const Note = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

/**
 * The ranks of a club, their requirements and benefits, and the member's rank. Renders an `<ol>`.
 *
 * It puts no pressure on members: no dates, no ranks to be lost. Attributes out, on each rank: `data-state` and
 * `data-rank`; `aria-current` on the member's own.
 */
export const VipLadder = ({ ranks, ...rest }: VipLadderProps) => {
  if (process.env.NODE_ENV !== 'production') needs('VipLadder', { ranks })
  return (
    <Root role="list" {...rest}>
      {ranks.map(({ value, label, level, vip, state, mark, facts, note }) => (
        <Rank key={value} data-state={state} data-rank={level} aria-current={state === 'own' ? 'true' : undefined}>
          <VipBadge level={level} label="" vip={vip} aria-hidden />
          <Plate>
            <Head>
              <strong>{label}</strong>
              {wholeText(mark)}
            </Head>
            <DescriptionList layout="stacked" columnWidth="max(6.5rem, 30%)" items={facts} />
            {note === undefined ? null : <Note>{note}</Note>}
          </Plate>
        </Rank>
      ))}
    </Root>
  )
}
