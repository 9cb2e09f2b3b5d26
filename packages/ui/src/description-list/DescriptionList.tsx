import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

/** One line of a description list. */
export interface Description {
  /** Label: "Reference". Also identifies the line, unless `key` is set. */
  readonly label: string
  /** Its value: text, an `Amount`, a `Time`, a `Badge`. */
  readonly value: ReactNode
  /** Needed when two lines have the same label. */
  readonly key?: string | undefined
  /** Emphasises the value. */
  readonly strong?: boolean | undefined
  /** The total of the other lines: emphasised, below a rule. */
  readonly total?: boolean | undefined
  /** Hides the label visually, for values that explain themselves. */
  readonly labelHidden?: boolean | undefined
  /** Content at the end of the line, such as a `CopyButton`. */
  readonly action?: ReactNode
}

/** Props of `DescriptionList`; the rest goes to its `<dl>`. */
export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The lines, in order. */
  items: readonly Description[]
  /**
   * `rows`: label and value at either end of a line, as on a receipt; long values go under their label. `stacked`: the
   * value under its label, in as many columns as fit. `lines`: a single column, with the value under its label and the
   * action at the end. Default `rows`.
   */
  layout?: 'rows' | 'stacked' | 'lines' | undefined
  /** `sunken` gives the list a background, `ruled` puts a rule between items. Default `plain`. */
  variant?: 'plain' | 'sunken' | 'ruled' | undefined
  /** Minimum column width with `stacked`: any CSS length. Default 9rem. */
  columnWidth?: string | undefined
}

const Root = styled.dl`
  display: grid;
  gap: ${tokens.space.s2};
  font-size: ${tokens.fontSize.sm};

  & dt {
    color: ${tokens.color.textMuted};
  }
  & dd {
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > div:where([data-strong]) > dd {
    font-weight: ${tokens.fontWeight.semibold};
  }

  &:where([data-layout='rows']) > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${tokens.space.s05} ${tokens.space.s4};
  }
  &:where([data-layout='rows']) dd {
    text-align: end;
    margin-inline-start: auto;
  }
  &:where([data-layout='stacked']) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--_column, 9rem)), 1fr));
    gap: ${tokens.space.s4};
  }
  &:where([data-layout='stacked']) dt {
    font-size: ${tokens.fontSize.xs};
  }
  &:where([data-layout='lines']) > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${tokens.space.s3};
  }
  &:where([data-layout='lines']) > div > :where(dt, dd) {
    grid-column: 1;
  }
  &:where([data-layout='lines']) > div > :where(dd) {
    font-size: ${tokens.fontSize.md};
  }
  &:where([data-layout='lines']) > div > :where([data-action]) {
    grid-area: 1 / 2 / span 2;
  }
  &:where([data-layout='lines']) {
    /* A container takes no width from its content, so where nothing stretches it, it would have none. */
    inline-size: 100%;
    container-type: inline-size;
  }
  &:where([data-layout='lines']) dt {
    overflow-wrap: anywhere;
  }
  /* Keeps an account number on one line: if there is no room next to it, the action wraps below. */
  @container (inline-size < 18rem) {
    &:where([data-layout='lines']) > div > :where([data-action]) {
      grid-area: 3 / 1;
      margin-block-start: ${tokens.space.s2};
    }
  }
  /* A hidden label takes no row. */
  & > div > dt:where([data-hidden]) {
    position: absolute;
  }

  &:where([data-variant='sunken'], [data-variant='ruled']) {
    border-radius: ${tokens.radius.md};
  }
  &:where([data-variant='sunken']) {
    padding: ${tokens.space.s3};
    background: ${tokens.color.surfaceSunken};
  }
  &:where([data-variant='sunken']) > div > :where(dd) {
    font-size: ${tokens.fontSize.md};
  }
  &:where([data-variant='ruled']) {
    gap: 0;
  }
  &:where([data-variant='ruled']) > div {
    padding: ${tokens.space.s3} ${tokens.space.s4};
  }
  &:where([data-variant='ruled']) > div + div {
    border-block-start: 1px solid ${tokens.color.border};
  }

  & > div:where([data-total]) {
    padding-block-start: ${tokens.space.s2};
    border-block-start: 1px solid ${tokens.color.border};
    font-weight: ${tokens.fontWeight.semibold};
  }
  & > div:where([data-total]) dt {
    color: ${tokens.color.text};
  }
`

/**
 * Renders a `<dl>`: details of one thing, such as an order, a member or a contract.
 *
 * Attributes out: `data-layout`, `data-variant`, and on a line `data-strong` and `data-total`.
 */
export const DescriptionList = ({
  items,
  layout = 'rows',
  variant = 'plain',
  columnWidth,
  style,
  ...rest
}: DescriptionListProps) => {
  if (process.env.NODE_ENV !== 'production') needs('DescriptionList', { items })
  return (
    <Root
      {...rest}
      data-layout={layout}
      data-variant={variant}
      style={columnWidth === undefined ? style : { ['--_column' as string]: columnWidth, ...style }}
    >
      {items.map(({ key, label, value, strong = false, total = false, labelHidden = false, action }) => (
        <div key={key ?? label} data-strong={strong ? '' : undefined} data-total={total ? '' : undefined}>
          <dt data-hidden={labelHidden ? '' : undefined}>
            {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          </dt>
          <dd>{value}</dd>
          {action === undefined ? null : <dd data-action="">{action}</dd>}
        </div>
      ))}
    </Root>
  )
}
