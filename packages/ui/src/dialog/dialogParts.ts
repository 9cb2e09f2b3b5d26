import { Dialog as Engine } from '@base-ui/react/dialog'
import { styled } from 'styled-components'
import { scrimStyle } from '../overlay/surface.ts'
import { t } from '../theme/theme.ts'
import { boxStyle, messageStyle, titleStyle } from './dialogStyle.ts'

export { Buttons, Mark } from './dialogStyle.ts'

/** The dimmed page behind a dialog. */
export const Scrim = styled(Engine.Backdrop)`
  ${scrimStyle}
`

/** Where a dialog stands: the middle of the window. */
export const Stage = styled(Engine.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${t.z.modal};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${t.space.s4};
  pointer-events: none;
`

/** The dialog itself, `--_width` wide. */
export const Box = styled(Engine.Popup)`
  ${boxStyle}
  display: flex;
  flex-direction: column;
  pointer-events: auto;
  transition:
    opacity ${t.motion.base} ${t.motion.ease},
    scale ${t.motion.base} ${t.motion.ease};

  &:where([data-starting-style], [data-ending-style]) {
    opacity: 0;
    scale: 0.96;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

export const Title = styled(Engine.Title)`
  ${titleStyle}
`

export const Message = styled(Engine.Description)`
  ${messageStyle}
`
