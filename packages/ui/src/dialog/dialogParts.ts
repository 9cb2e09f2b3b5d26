import { Dialog as Engine } from '@base-ui/react/dialog'
import { styled } from 'styled-components'
import { raisedStyle, scrimStyle } from '../overlay/surface.ts'
import { t } from '../theme/theme.ts'

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
  ${raisedStyle}
  display: flex;
  flex-direction: column;
  inline-size: var(--_width);
  max-inline-size: 100%;
  max-block-size: calc(100dvh - ${t.space.s6});
  padding: ${t.space.s5};
  border-radius: ${t.radius.lg};
  overflow-y: auto;
  overscroll-behavior: contain;
  text-align: center;
  pointer-events: auto;
  transition:
    opacity ${t.motion.base} ${t.motion.ease},
    scale ${t.motion.base} ${t.motion.ease};

  &:where([data-starting-style], [data-ending-style]) {
    opacity: 0;
    scale: 0.96;
  }
`

/** The round sign above the title. */
export const Mark = styled.span`
  --_soft: ${t.color.infoSoft};
  --_ink: ${t.color.infoText};

  display: inline-grid;
  place-items: center;
  align-self: center;
  flex: none;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  margin-block-end: ${t.space.s4};
  border-radius: 50%;
  background: var(--_soft);
  color: var(--_ink);

  &:where([data-tone='success'], [data-tone='question']) {
    --_soft: ${t.color.accentSoft};
    --_ink: ${t.color.accentText};
  }
  &:where([data-tone='warning']) {
    --_soft: ${t.color.warningSoft};
    --_ink: ${t.color.warningText};
  }
  &:where([data-tone='error']) {
    --_soft: ${t.color.dangerSoft};
    --_ink: ${t.color.dangerText};
  }
`

export const Title = styled(Engine.Title)`
  margin: 0;
  font-family: ${t.font.display};
  font-size: ${t.fontSize.xl};
  font-weight: ${t.fontWeight.semibold};
  line-height: ${t.leading.tight};
  overflow-wrap: anywhere;
  text-wrap: balance;
`

export const Message = styled(Engine.Description)`
  margin-block-start: ${t.space.s2};
  color: ${t.color.textMuted};
  overflow-wrap: anywhere;
`

/** The answers, side by side where they fit. They stay in sight while a long message is read. */
export const Buttons = styled.div`
  position: sticky;
  /* What is sticky keeps out of the padding of what scrolls. */
  inset-block-end: calc(-1 * ${t.space.s5});
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${t.space.s2};
  margin-block: ${t.space.s2} calc(-1 * ${t.space.s5});
  padding-block: ${t.space.s3} ${t.space.s5};
  background: ${t.color.surfaceRaised};

  & > * {
    flex: 1 1 auto;
    min-inline-size: 8rem;
  }
`
