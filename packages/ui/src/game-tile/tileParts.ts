import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${t.space.s2};
  min-inline-size: 0;
  color: ${t.color.text};
  font-family: ${t.font.text};
  transition: translate ${t.motion.base} ${t.motion.ease};

  @media (hover: hover) {
    &:where(:hover:not([data-maintenance])) {
      translate: 0 -4px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
    translate: none;
  }
`

export const Frame = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 3 / 4;
  border-radius: ${t.radius.md};
  background: ${t.color.surfaceSunken};
  box-shadow: ${t.shadow.sm};
  overflow: hidden;
  transition: box-shadow ${t.motion.base} ${t.motion.ease};

  @media (hover: hover) {
    :where(article:hover:not([data-maintenance])) & {
      box-shadow: ${t.shadow.md};
    }
  }
`

export const Art = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;

  :where([data-maintenance]) & {
    filter: grayscale(0.8);
  }
`

export const Launch = styled.button`
  display: -webkit-box;
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.semibold};
  line-height: 1.3;
  text-align: start;
  overflow: hidden;
  overflow-wrap: anywhere;
  outline: 0;
  cursor: pointer;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  /* The whole tile starts the game; its name alone is the button's name. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${t.radius.md};
  }
  &:where(:focus-visible)::after {
    outline: 2px solid ${t.color.focus};
    outline-offset: 3px;
  }
  &:where([aria-disabled]) {
    cursor: not-allowed;
  }
`

export const Words = styled.span`
  display: flex;
  flex-direction: column;
  padding-inline: ${t.space.s05};
`

export const Small = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${t.space.s2};
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.xs};
  line-height: ${t.leading.normal};
`

export const Badges = styled.span`
  position: absolute;
  inset-block-start: ${t.space.s2};
  inset-inline-start: ${t.space.s2};
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${t.space.s1};
`

export const BadgeText = styled.span`
  padding: 0 ${t.space.s2};
  border-radius: ${t.radius.pill};
  background: ${t.color.accent};
  color: ${t.color.onAccent};
  font-size: ${t.fontSize.xs};
  font-weight: ${t.fontWeight.bold};
  line-height: 1.6;

  &:where([data-hot]) {
    background: ${t.color.danger};
    color: ${t.color.onDanger};
  }
`

export const Closed = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${t.space.s2};
  padding: ${t.space.s1};
  background: ${t.color.scrim};
  color: ${t.color.onDeep};
  /* Of three abreast on a phone each is hardly wider than a long word. */
  font-size: ${t.fontSize.xs};
  font-weight: ${t.fontWeight.semibold};
  line-height: ${t.leading.tight};
  text-align: center;
  overflow-wrap: anywhere;
`

export const Favourite = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${t.radius.md};
  background: transparent;
  color: ${t.color.onDeep};
  cursor: pointer;

  & > span {
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: 50%;
    background: color-mix(in srgb, ${t.color.deep} 72%, transparent);
  }
  &:where(:hover) > span {
    background: ${t.color.deep};
  }
  &:where([aria-pressed='true']) svg {
    fill: currentcolor;
  }
  &:where(:focus-visible) {
    outline: 2px solid ${t.color.focus};
    outline-offset: -3px;
  }
`
