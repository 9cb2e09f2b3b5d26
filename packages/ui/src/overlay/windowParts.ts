import { Dialog as Engine } from '@base-ui/react/dialog'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { raisedStyle, scrimStyle } from './surface.ts'

/** The dimmed page behind a dialog or modal. */
export const Scrim = styled(Engine.Backdrop)`
  ${scrimStyle}
`

/** Centres a dialog or modal in the window, below a band that lies above everything (`--cr-band-height`). */
export const WindowViewport = styled(Engine.Viewport)`
  position: fixed;
  inset: var(--cr-band-height, 0px) 0 0;
  z-index: ${tokens.z.modal};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  pointer-events: none;

  /* On paper it follows the page, whole. */
  @media print {
    position: static;
    display: block;
    break-before: page;
  }
`

/** The box of a dialog or modal, `--_width` wide. Fades in while it grows from `--_from`. */
export const WindowBox = styled(Engine.Popup)`
  ${raisedStyle}
  display: flex;
  flex-direction: column;
  inline-size: var(--_width);
  max-block-size: calc(100dvh - var(--cr-band-height, 0px) - ${tokens.space.s6});
  border-radius: ${tokens.radius.lg};
  pointer-events: auto;
  transition:
    opacity ${tokens.motion.base} ${tokens.motion.ease},
    scale ${tokens.motion.base} ${tokens.motion.ease};

  &:where([data-starting-style], [data-ending-style]) {
    opacity: 0;
    scale: var(--_from);
  }
  @media print {
    &&& {
      inline-size: auto;
      max-inline-size: none;
      block-size: auto;
      max-block-size: none;
      overflow: visible;
      border: 0;
      box-shadow: none;
      translate: none;
    }
  }
`
