import { css, styled } from 'styled-components'
import { raisedStyle } from '../overlay/surface.ts'
import { t } from '../theme/theme.ts'

/** The material and size of a dialog, `--_width` wide. */
export const boxStyle = css`
  ${raisedStyle}
  inline-size: var(--_width);
  max-inline-size: 100%;
  max-block-size: calc(100dvh - ${t.space.s6});
  padding: ${t.space.s5};
  border-radius: ${t.radius.lg};
  overflow-y: auto;
  overscroll-behavior: contain;
  text-align: center;
`

/** What is asked or told, in a few words. */
export const titleStyle = css`
  margin: 0;
  font-family: ${t.font.display};
  font-size: ${t.fontSize.xl};
  font-weight: ${t.fontWeight.semibold};
  line-height: ${t.leading.tight};
  overflow-wrap: anywhere;
  text-wrap: balance;
`

/** What there is to say about it. */
export const messageStyle = css`
  margin-block-start: ${t.space.s2};
  color: ${t.color.textMuted};
  overflow-wrap: anywhere;
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
