import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

export const Root = styled.figure`
  --_series-1: ${tokens.color.chart1};
  --_series-2: ${tokens.color.chart2};
  --_series-3: ${tokens.color.chart3};
  --_series-4: ${tokens.color.chart4};

  display: grid;
  gap: ${tokens.space.s3};
  min-inline-size: 0;
  font-size: ${tokens.fontSize.sm};

  @media (forced-colors: active) {
    --_series-1: Highlight;
    --_series-2: CanvasText;
    --_series-3: LinkText;
    --_series-4: GrayText;
  }
`

export const Head = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s4};
  font-weight: ${tokens.fontWeight.semibold};

  & > :last-child {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.fontWeight.regular};
  }
`

/** The legend is also the readout: each series with its value at the chosen point. */
export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s1} ${tokens.space.s5};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.s2};
    color: ${tokens.color.textMuted};
  }
  & bdi {
    color: ${tokens.color.text};
    font-weight: ${tokens.fontWeight.semibold};
    font-variant-numeric: tabular-nums;
  }
  & i {
    flex: none;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border-radius: 3px;
    forced-color-adjust: none;
  }
  & > :nth-child(1) {
    --_series: var(--_series-1);
    --_bar: 1px;
    --_line: 1px;
  }
  & > :nth-child(2) {
    --_series: var(--_series-2);
    --_bar: 1px;
    --_line: 7px, transparent 7px 11px;
  }
  & > :nth-child(3) {
    --_series: var(--_series-3);
    --_bar: 4px, transparent 4px 6px;
    --_line: 2px, transparent 2px 6px;
  }
  & > :nth-child(4) {
    --_series: var(--_series-4);
    --_bar: 2px, transparent 2px 4px;
    --_line: 12px, transparent 12px 16px, var(--_series) 16px 18px, transparent 18px 22px;
  }
  /* Striped as its bars are, dashed as its line is. */
  & i {
    background: repeating-linear-gradient(to top, var(--_series) 0 var(--_bar));
  }
  &:where([data-kind='line']) i {
    inline-size: 1.5rem;
    block-size: 3px;
    border-radius: 0;
    background: repeating-linear-gradient(to right, var(--_series) 0 var(--_line));
  }
`

export const Plot = styled.div`
  position: relative;
  block-size: 15rem;
  border-radius: ${tokens.radius.sm};
  touch-action: pan-y;

  &:where(:has(> input:focus-visible)) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }
`

/** Container of the engine's drawing, with the engine's class names. */
export const Drawing = styled.div`
  block-size: 100%;

  & .ct-label {
    display: flex;
    align-items: flex-end;
    justify-content: flex-end;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.xs};
    font-variant-numeric: tabular-nums;
    line-height: 1;
    white-space: nowrap;
    /* The sign comes before its number in right-to-left text too. */
    unicode-bidi: plaintext;
  }
  & .ct-label.ct-vertical.ct-end {
    justify-content: flex-start;
  }
  & .ct-label.ct-horizontal {
    align-items: flex-start;
    padding-block-start: ${tokens.space.s1};
  }
  & .ct-label.ct-horizontal {
    justify-content: center;
  }
  & .ct-chart-line .ct-label.ct-horizontal {
    transform: translateX(-50%);
  }
  & .ct-grid {
    stroke: ${tokens.color.border};
    stroke-width: 1px;
  }
  & .ct-line {
    fill: none;
    stroke: var(--_series);
    stroke-width: 2.5px;
    stroke-linejoin: round;
  }
  & .ct-point {
    stroke: var(--_series);
    stroke-width: 7px;
    stroke-linecap: round;
  }
  & .ct-bar {
    fill: none;
    stroke: var(--_series);
    stroke-width: min(10px, var(--_band));
  }
  & .ct-series-a {
    --_series: var(--_series-1);
  }
  & .ct-series-b {
    --_series: var(--_series-2);
  }
  & .ct-series-c {
    --_series: var(--_series-3);
  }
  & .ct-series-d {
    --_series: var(--_series-4);
  }
  /* Two series of bars differ enough in lightness; more also differ by stripes. */
  & .ct-series-c .ct-bar {
    stroke-dasharray: 4 2;
  }
  & .ct-series-d .ct-bar {
    stroke-dasharray: 2 2;
  }
  & .ct-series-b .ct-line {
    stroke-dasharray: 7 4;
  }
  & .ct-series-c .ct-line {
    stroke-dasharray: 2 4;
  }
  & .ct-series-d .ct-line {
    stroke-dasharray: 12 4 2 4;
  }
`

export const Cursor = styled.div`
  position: absolute;
  inline-size: 1px;
  background: ${tokens.color.borderStrong};
  pointer-events: none;

  @media (forced-colors: active) {
    background: CanvasText;
  }
`

export const AsTable = styled.details`
  & > summary {
    inline-size: fit-content;
    min-block-size: 1.5rem;
    color: ${tokens.color.accentText};
    cursor: pointer;
  }
  & > div {
    margin-block-start: ${tokens.space.s3};
  }
`
