import { styled } from 'styled-components'
import { below, from } from '../theme/breakpoints.ts'
import { shape } from '../theme/shape.ts'
import { tokens } from '../theme/theme.ts'
import { hiddenStyle } from '../visually-hidden/hiddenStyle.ts'
import { FreshButton } from '../press/FreshButton.ts'

export const Root = styled.article`
  position: relative;
  min-inline-size: 0;
  color: ${tokens.color.text};
  transition: translate ${tokens.motion.base} ${tokens.motion.ease};

  @media (hover: hover) {
    &:where(:hover:not([data-maintenance])) {
      translate: 0 -4px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    translate: none;
  }
  /* On a phone the buttons have a line below the name: on the picture they would take half of its width. */
  @media ${below.md} {
    &:where([data-buttons]) {
      padding-block-end: 2.75rem;
    }
  }
`

export const Frame = styled.span`
  position: relative;
  display: block;
  margin-block-end: ${tokens.space.s2};
  aspect-ratio: ${shape('tileRatio', '3 / 4')};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  box-shadow: ${tokens.shadow.sm};
  overflow: hidden;
  transition: box-shadow ${tokens.motion.base} ${tokens.motion.ease};

  [data-layout='table'] > & {
    aspect-ratio: 16 / 10;
  }

  @media (hover: hover) {
    :where(article:hover:not([data-maintenance])) & {
      box-shadow: ${tokens.shadow.md};
    }
  }
`

export const Art = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  object-position: ${shape('tileFocus', 'center')};

  /* Crops a portrait picture above the name at its bottom edge, rather than through it. */
  [data-layout='table'] & {
    object-position: 50% 30%;
  }

  :where([data-maintenance]) & {
    filter: grayscale(0.8);
  }
`

/** Name and facts, with room for a second line of the name: so the rows of a lobby are as high as their skeletons. */
export const Words = styled.span`
  display: block;
  min-block-size: calc(2.6 * ${tokens.fontSize.sm} + var(--_facts) * ${tokens.leading.normal} * ${tokens.fontSize.xs});

  @media ${below.md} {
    min-block-size: calc(2.6 * ${tokens.fontSize.sm});
  }
`

export const Launch = styled(FreshButton)`
  display: -webkit-box;
  inline-size: 100%;
  padding: 0 ${tokens.space.s05};
  border: 0;
  background: transparent;
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.semibold};
  line-height: 1.3;
  text-align: start;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-wrap: balance;
  outline: 0;
  cursor: pointer;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  /* The whole tile starts the game; its name alone is the button's name. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.md};
  }
  &:where(:focus-visible)::after {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: 3px;
  }
  &:where([aria-disabled]) {
    cursor: not-allowed;
  }
`

/** One line for each fact. On a phone there is room for the name only; the facts are read with it. */
export const Small = styled.span`
  display: grid;
  padding-inline: ${tokens.space.s05};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  line-height: ${tokens.leading.normal};

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media ${below.md} {
    ${hiddenStyle}
  }
`

/** Contains plain spans instead of components, because a row of tiles has to fit into one frame. */
export const Badges = styled.span`
  position: absolute;
  inset-block-start: ${tokens.space.s2};
  inset-inline-start: ${tokens.space.s2};
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space.s1};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.bold};
  line-height: 1.6;

  & > span {
    padding: 0 ${tokens.space.s2};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }
  & > [data-hot] {
    background: ${tokens.color.danger};
    color: ${tokens.color.onDanger};
  }
  & > [data-live] {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.s1};
    background: ${tokens.color.deep};
    color: ${tokens.color.onDeep};
  }
  & > [data-live]::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: ${tokens.color.danger};
  }
`

export const Closed = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s2};
  padding: ${tokens.space.s1};
  background: color-mix(in srgb, ${tokens.color.surface} 86%, transparent);
  color: ${tokens.color.text};
  /* With three columns on a phone, a tile is hardly wider than a long word. */
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.semibold};
  line-height: ${tokens.leading.tight};
  text-align: center;
  overflow-wrap: anywhere;
`

export const Favourite = styled(FreshButton)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${tokens.color.onDeep};
  cursor: pointer;

  & > span {
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: 50%;
    background: color-mix(in srgb, ${tokens.color.deep} 72%, transparent);
  }
  &:where(:hover) > span {
    background: ${tokens.color.deep};
  }
  &:where([data-active]) svg {
    fill: currentcolor;
  }
  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: -3px;
  }
  @media ${below.md} {
    inset-block: auto 0;
    inset-inline: 0 auto;
    color: ${tokens.color.textMuted};

    & > span {
      background: transparent;
    }
    &:where(:hover) > span {
      background: ${tokens.color.surfaceHover};
    }
    &:where([data-active]) {
      color: ${tokens.color.accentText};
    }
  }
`

/**
 * Below the favourite button, or at its position when there is no such button; on a phone at the other end of the line.
 */
export const About = styled(Favourite)`
  @media ${from.md} {
    &:where(:not([data-alone])) {
      inset-block-start: 2.75rem;
    }
    /* Shown on hover; always visible without a pointer. */
    @media (hover: hover) {
      &:where(:not(article:is(:hover, :focus-within) > *)) {
        opacity: 0;
      }
    }
  }
  @media ${below.md} {
    &:where(:not([data-alone])) {
      inset-inline: auto 0;
    }
  }
`
