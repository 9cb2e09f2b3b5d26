import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

/** One line of a description list. */
export interface Description {
  /** What it is: "Reference". Also tells the lines apart, unless `key` does. */
  readonly term: string
  /** Its value: text, an `Amount`, a `Time`, a `Badge`. */
  readonly value: ReactNode
  /** Needed when two lines have the same term. */
  readonly key?: string | undefined
  /** The line that the others add up to: stronger, after a rule. */
  readonly total?: boolean | undefined
}

/** Props of `DescriptionList`; the rest goes to its `<dl>`. */
export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The lines in their order. */
  items: readonly Description[]
  /**
   * `rows`: term and value at either end of a line, as on a receipt; long values go under their term. `stacked`: the
   * value under its term, in as many columns as fit. Default `rows`.
   */
  layout?: 'rows' | 'stacked' | undefined
}

const Root = styled.dl`
  display: grid;
  gap: ${t.space.s2};
  margin: 0;
  font-size: ${t.fontSize.sm};

  & dt {
    color: ${t.color.textMuted};
  }
  & dd {
    min-inline-size: 0;
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  &:where([data-layout='rows']) > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${t.space.s05} ${t.space.s4};
  }
  &:where([data-layout='rows']) dd {
    text-align: end;
    margin-inline-start: auto;
  }
  &:where([data-layout='stacked']) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    gap: ${t.space.s4};
  }
  &:where([data-layout='stacked']) dt {
    font-size: ${t.fontSize.xs};
  }

  & > div:where([data-total]) {
    padding-block-start: ${t.space.s2};
    border-block-start: 1px solid ${t.color.border};
    font-weight: ${t.fontWeight.semibold};
  }
  & > div:where([data-total]) dt {
    color: ${t.color.text};
  }
`

/**
 * Renders a `<dl>`: the facts of one thing, such as an order, a member or a contract.
 *
 * Attributes out: `data-layout`, and `data-total` on the line of a total.
 */
export const DescriptionList = ({ items, layout = 'rows', ...rest }: DescriptionListProps) => (
  <Root {...rest} data-layout={layout}>
    {items.map(({ key, term, value, total = false }) => (
      <div key={key ?? term} data-total={total ? '' : undefined}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Root>
)
