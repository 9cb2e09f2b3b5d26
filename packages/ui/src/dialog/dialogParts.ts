import { Dialog as Engine } from '@base-ui/react/dialog'
import { styled } from 'styled-components'
import { titleStyle } from '../overlay/surface.ts'
import { WindowBox, WindowViewport } from '../overlay/windowParts.ts'
import { tokens } from '../theme/theme.ts'
import type { Tone } from '../theme/tone.ts'

/** Centres a dialog in the window. */
export const Viewport = styled(WindowViewport)`
  padding: ${tokens.space.s4};
`

/** The dialog itself, `--_width` wide. */
export const Box = styled(WindowBox)`
  --_from: 0.96;

  max-inline-size: 100%;
  padding: ${tokens.space.s5};
  overflow-y: auto;
  overscroll-behavior: contain;
  text-align: center;
`

/** The round icon above the title. */
export const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  align-self: center;
  flex: none;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  margin-block-end: ${tokens.space.s4};
  border-radius: 50%;
`

/** Colours of the icon, by tone. */
export const markStyle = (tone: Tone) => {
  const colour = tone === 'neutral' ? 'accent' : tone
  return { background: tokens.color[`${colour}Soft`], color: tokens.color[`${colour}Text`] }
}

export const Title = styled(Engine.Title)`
  ${titleStyle}
  font-size: ${tokens.fontSize.xl};
`

export const Message = styled(Engine.Description)`
  margin-block-start: ${tokens.space.s2};
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;
  text-wrap: balance;

  /* The focused element is never hidden beneath the answers. */
  & :where(:focus-visible) {
    scroll-margin-block-end: 6rem;
  }
`

/** The answers, side by side where they fit. They stay visible while a long message scrolls. */
export const Buttons = styled.div`
  position: sticky;
  /* A sticky element stays out of the padding of its scroll container, so move it down over that padding. */
  inset-block-end: calc(-1 * ${tokens.space.s5});
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};
  margin-block: ${tokens.space.s2} calc(-1 * ${tokens.space.s5});
  padding-block: ${tokens.space.s3} ${tokens.space.s5};
  background: ${tokens.color.surfaceRaised};

  & > * {
    flex: 1 1 auto;
    min-inline-size: min(8rem, 100%);
  }
`
