import { keyframes, styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { cards, cardWidth } from './tableCards.ts'
import { FreshButton } from '../press/FreshButton.ts'

const run = keyframes`
  from { background-position: 130% 0; }
  to { background-position: -130% 0; }
`

export const Root = styled.div`
  position: relative;
  container-type: inline-size;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.sm};
  overflow: clip;

  /* The old rows stay readable while new ones load. */
  &:where([data-loading]:not([data-rows='skeleton']))::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: 4;
    block-size: 3px;
    background: linear-gradient(90deg, transparent 30%, ${tokens.color.accent} 30% 70%, transparent 70%) 130% 0 / 200%
      100% no-repeat ${tokens.color.neutralSoft};
    animation: ${run} 1.6s linear infinite;
  }
`

export const Scroller = styled.div`
  overflow: auto;
  overscroll-behavior-x: contain;
  overflow-anchor: none;

  /* A shade where columns continue beyond the edge, since browsers hide scroll bars. */
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: 4;
    inline-size: ${tokens.space.s5};
    background: linear-gradient(to left, color-mix(in srgb, ${tokens.color.text} 18%, transparent), transparent);
    opacity: 0;
    pointer-events: none;
    transition: opacity ${tokens.motion.fast};
  }
  &:dir(rtl)::after {
    transform: scaleX(-1);
  }
  &[data-beyond]::after {
    opacity: 1;
  }
  /* Row actions stay visible at that edge and cast a shadow. */
  &:has(> table > thead [data-actions])::after {
    content: none;
  }
  &[data-passed] > table > * > tr > :first-child:not([colspan]),
  &[data-beyond] > table > * > tr > [data-actions] {
    box-shadow: ${tokens.shadow.md};
  }

  &:where(:focus-visible) {
    outline-offset: -2px;
  }
`

const focusable = 'a, button, input, select, textarea, [tabindex]'

/**
 * One rule for all rows and cells, so that cells are plain elements without styles of their own.
 */
export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.regular};

  &:where([data-rows='virtual']) {
    table-layout: fixed;
    min-inline-size: calc(var(--_columns) * 7rem);
  }
  & > * > tr > :where(td, th) {
    padding: ${tokens.space.s3} ${tokens.space.s4};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: start;
  }
  &:where([data-dense]) > * > tr > :where(td, th) {
    padding-inline: ${tokens.space.s2};
  }
  &:where([data-dense]) > * > tr > :where(:first-child) {
    padding-inline-start: ${tokens.space.s4};
  }
  &:where([data-dense]) > * > tr > :where(:last-child) {
    padding-inline-end: ${tokens.space.s4};
  }
  & > * > tr > :where([data-align='end']) {
    text-align: end;
  }
  & > tbody > tr > :where(th) {
    font-weight: ${tokens.fontWeight.semibold};
  }
  & > tbody > tr > :where([data-actions]) {
    inline-size: 1%;
    padding-block: ${tokens.space.s1};
    text-align: end;
    white-space: nowrap;
  }
  & > tbody > tr:last-child > :where(td, th) {
    border-block-end: 0;
  }
  & > tbody > tr:where(:hover),
  & > tbody > tr:where(:hover) > :where(:first-child, [data-actions]) {
    background: ${tokens.color.surfaceHover};
  }
  & > thead > tr > th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    padding-block: ${tokens.space.s2};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.xs};
    font-weight: ${tokens.fontWeight.semibold};
    white-space: nowrap;
  }
  & > tfoot > tr > :where(td, th) {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    border-block-start: 2px solid ${tokens.color.borderStrong};
    border-block-end: 0;
    background: ${tokens.color.surface};
    font-weight: ${tokens.fontWeight.semibold};
  }
  &:where([data-dense]) > thead > tr > th {
    white-space: normal;
  }
  /* Only sticky cells have a background, since others scroll beneath them. */
  & > * > tr > :where(:first-child, [data-actions]) {
    position: sticky;
    inset-inline: 0;
    z-index: 1;
    background: ${tokens.color.surface};
  }
  & > thead > tr > th:where(:first-child, [data-actions]) {
    z-index: 3;
  }
  & > tfoot > tr > :where(:first-child, [data-actions]) {
    z-index: 2;
  }
  /* What has the focus never lies beneath a sticky heading, total or column. Not by :focus-visible, which Firefox styles too late. */
  & > tbody > tr > * :where(${focusable}) {
    scroll-margin-block: 3.5rem;
  }
  & > tbody > tr > :not(:first-child, [data-actions]) :where(${focusable}) {
    scroll-margin-inline: 8rem 4rem;
  }
  /* As wide as the expected content and aligned like it: figures at the end. */
  &:where([data-rows='skeleton']) > tbody > tr > td > div {
    inline-size: min(100%, 7rem);
  }
  &:where([data-rows='skeleton']) > tbody > tr > td[data-align='end'] > div {
    inline-size: min(100%, 4.5rem);
    margin-inline-start: auto;
  }
  &:where([data-rows='skeleton']) > tbody > tr > td[data-actions] > div {
    inline-size: 1.5rem;
    margin-inline-start: auto;
  }
  & > tbody > tr[data-spacer] > td {
    position: static;
    padding: 0;
    border: 0;
  }

  /* With large text on a phone they would hide the columns between. */
  @container (max-width: 16rem) {
    & > * > tr > [data-actions] {
      inset-inline: auto;
    }
  }
  @container (max-width: ${cardWidth}) {
    &:where([data-narrow='cards']) {
      ${cards}
    }
  }
`

export const SortButton = styled(FreshButton)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s1};
  min-block-size: 1.75rem;
  margin-inline: calc(-1 * ${tokens.space.s2});
  padding: 0 ${tokens.space.s2};
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  white-space: nowrap;
  cursor: pointer;

  & > svg {
    flex: none;
    opacity: 0.55;
  }
  &:where(:hover) {
    background: ${tokens.color.surfaceHover};
    color: ${tokens.color.text};
  }
  &:where([data-direction]) {
    color: ${tokens.color.accentText};
  }
  &:where([data-direction]) > svg {
    opacity: 1;
  }
  &:where(:focus-visible) {
    outline-offset: -2px;
  }
`
