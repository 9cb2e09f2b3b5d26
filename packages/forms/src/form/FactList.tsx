import { t } from '@croupier/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A fact to know before sending: what it is, and what it comes to. */
export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** The one that counts. */
  readonly strong?: boolean | undefined
}

/** Props of {@link FactList}. */
export interface FactListProps {
  readonly facts: readonly Fact[]
}

/** What a form's answer comes to, each with its name. Renders a `<dl>`. */
export function FactList({ facts }: FactListProps) {
  return (
    <Root>
      {facts.map(({ label, value, strong = false }) => (
        <Row key={label} data-strong={strong || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </Root>
  )
}

const Root = styled.dl`
  margin: 0;
  padding: ${t.space.s2} ${t.space.s3};
  border-radius: ${t.radius.md};
  background: ${t.color.surfaceSunken};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${t.space.s1} ${t.space.s4};
  padding-block: ${t.space.s1};

  & > dt {
    color: ${t.color.textMuted};
    font-size: ${t.fontSize.sm};
  }

  & > dd {
    min-inline-size: 0;
    margin: 0;
    /* On a line of its own it still ends where the others end. */
    margin-inline-start: auto;
    text-align: end;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  &:where([data-strong]) > dd {
    font-weight: ${t.fontWeight.semibold};
  }
`
