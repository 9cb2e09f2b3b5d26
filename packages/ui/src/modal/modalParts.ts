import { Dialog as Engine } from '@base-ui/react/dialog'
import { styled } from 'styled-components'
import { IconButton } from '../icon-button/IconButton.tsx'
import { titleStyle } from '../overlay/surface.ts'
import { WindowBox } from '../overlay/windowParts.ts'
import { below } from '../theme/breakpoints.ts'
import { tokens } from '../theme/theme.ts'
import { hiddenStyle } from '../visually-hidden/hiddenStyle.ts'

/** The modal itself, `--_width` wide and `--_height` high; on phones it fills the screen. */
export const Box = styled(WindowBox)`
  --_from: 0.98;

  block-size: var(--_height);
  max-inline-size: calc(100vw - ${tokens.space.s6});
  overflow: hidden;
  translate: var(--_x, 0) var(--_y, 0);

  @media ${below.sm} {
    /* Without a classic scrollbar, which 100vw would include. */
    inline-size: 100%;
    block-size: calc(100dvh - var(--cr-band-height, 0px));
    max-inline-size: none;
    max-block-size: none;
    border: 0;
    border-radius: 0;
    translate: none;
  }
`

export const Header = styled.header`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${tokens.space.s1};
  min-block-size: 3.5rem;
  padding-block: ${tokens.space.s2};
  padding-inline: ${tokens.space.s5} ${tokens.space.s2};
  border-block-end: 1px solid ${tokens.color.border};

  &:where([data-draggable]) {
    cursor: move;
    touch-action: none;
    -webkit-user-select: none;
    user-select: none;
  }
  @media ${below.sm} {
    padding-inline-start: ${tokens.space.s4};

    &:where([data-draggable]) {
      cursor: auto;
      touch-action: auto;
    }
  }
`

export const Title = styled(Engine.Title)`
  ${titleStyle}
  flex: 1;
  align-self: center;
  min-inline-size: 0;
  font-size: ${tokens.fontSize.lg};

  &:where([data-hidden]) {
    ${hiddenStyle}
  }
`

/** Visible on hover over the header and on keyboard focus; most people drag the header itself. */
export const Mover = styled(IconButton)`
  &:where(:not(header:hover > *, :focus-visible)) {
    opacity: 0;
  }
  @media ${below.sm} {
    display: none;
  }
`

export const Content = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${tokens.space.s5};
  overflow: auto;
  overscroll-behavior: contain;

  &:where([data-flush]) {
    padding: 0;
  }
  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  @media ${below.sm} {
    &:where(:not([data-flush])) {
      padding: ${tokens.space.s4};
    }
  }
  @media print {
    overflow: visible;
  }
`
