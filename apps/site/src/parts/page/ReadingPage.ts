import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** A page that is read from top to bottom: help, terms, contacts. Renders a `<div>`. */
export const ReadingPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s6};
  max-inline-size: 60rem;
  margin-inline: auto;

  & section {
    scroll-margin-block-start: calc(var(--cr-top-bar-height, 0px) + ${tokens.space.s4});
    outline: 0;
  }
`

/** Introduction below the title of a page. Renders a `<p>`. */
export const Lead = styled.p`
  margin-block-start: ${tokens.space.s2};
  color: ${tokens.color.textMuted};
  line-height: ${tokens.leading.normal};
`
