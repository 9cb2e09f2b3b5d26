import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/**
 * Cards with a form each, side by side: equally tall, with their buttons on one line, so that none looks more
 * important.
 */
export const FormCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${tokens.space.s3};

  & + & {
    margin-block-start: ${tokens.space.s3};
  }
  & > * {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
  & form > fieldset > :last-child {
    margin-block-start: auto;
  }
  & h3 {
    margin: 0 0 ${tokens.space.s3};
    font-size: ${tokens.fontSize.md};
  }
`
