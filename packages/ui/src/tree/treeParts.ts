import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

export const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s2};
  font-size: ${tokens.fontSize.sm};
`

export const Lines = styled.div`
  display: grid;
  /* Without it, a wrapped line gets no extra height once the lines overflow, and covers the next one. */
  grid-auto-rows: max-content;
  align-content: start;
  min-inline-size: 0;

  &:where([data-lines='virtual']) {
    block-size: min(32rem, 70dvh);
    overflow-y: auto;
    /* Its size is fixed, so its layout does not depend on the page around it. */
    contain: strict;
    overscroll-behavior: contain;
    /* The engine corrects the offset when lines turn out higher; the browser would correct it a second time. */
    overflow-anchor: none;
  }
  & > :where([role='treeitem']) {
    --_depth: calc(var(--_level) * ${tokens.space.s4});

    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    align-items: center;
    min-block-size: 2.5rem;
    overflow-wrap: anywhere;
    padding-block: ${tokens.space.s1};
    padding-inline: calc(var(--_depth) + ${tokens.space.s1}) ${tokens.space.s2};
    border-radius: ${tokens.radius.md};
    cursor: pointer;
    /* A rule for each level above shows whose downline a line is. */
    background-image: repeating-linear-gradient(
      var(--_onward, to right),
      transparent 0 calc(${tokens.space.s4} - 1px),
      ${tokens.color.border} calc(${tokens.space.s4} - 1px) ${tokens.space.s4}
    );
    background-size: var(--_depth) 100%;
    background-repeat: no-repeat;
  }
  & > :where([role='treeitem']):dir(rtl) {
    --_onward: to left;
    background-position: 100% 0;
  }
  & > :where([role='treeitem']):where(:hover) {
    background-color: ${tokens.color.surfaceHover};
  }
  & > :where([role='treeitem'][aria-current]) {
    background-color: ${tokens.color.accentSoft};
  }
  & > :where([data-found]) {
    background-color: ${tokens.color.infoSoft};
  }
  @media (forced-colors: active) {
    & > :where([aria-current], [data-found]) {
      border-inline-start: 4px solid Highlight;
    }
  }
  & > :where([role='treeitem']:focus-visible) {
    outline-offset: -2px;
  }
  & > :where([data-line='loading'], [data-line='none']) {
    color: ${tokens.color.textMuted};
    cursor: default;
  }
  & > :where([data-line='failed']) {
    color: ${tokens.color.dangerText};
  }
`

export const Turn = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};

  &:where(:hover) {
    background: ${tokens.color.neutralSoft};
    color: ${tokens.color.text};
  }
  & > svg {
    transition: rotate ${tokens.motion.fast} ${tokens.motion.ease};
  }
  & > svg:dir(rtl) {
    scale: -1 1;
  }
  &:where([data-open]) > svg {
    rotate: 90deg;
  }
  /* The mirrored icon turns down in the other direction. */
  &:where([data-open]) > svg:dir(rtl) {
    rotate: -90deg;
  }
`
