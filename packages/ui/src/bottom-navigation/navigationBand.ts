import { css } from 'styled-components'
import { from } from '../theme/breakpoints.ts'
import { tokens } from '../theme/theme.ts'

/**
 * The row under the top bar, with plain links or with drop-downs. Its first label lines up with the brand because items
 * have 0.75rem of padding on each side.
 */
export const navigationBand = css`
  min-inline-size: 0;
  padding-inline: max(0px, (100% - 90rem) / 2);
  border-block-start: 1px solid ${tokens.color.deepBorder};
  background: ${tokens.color.deep};
  color: ${tokens.color.onDeep};

  @media ${from.md} {
    padding-inline: max(${tokens.space.s3}, (100% - 90rem) / 2 + ${tokens.space.s3});
  }
`
