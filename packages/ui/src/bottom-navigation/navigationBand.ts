import { css } from 'styled-components'
import { t } from '../theme/theme.ts'

/**
 * The row under the top bar, whether it holds plain links or drop-downs: its first word stands under the brand, since
 * items carry 0.75rem of their own at each side.
 */
export const navigationBand = css`
  min-inline-size: 0;
  padding-inline: max(0px, (100% - 90rem) / 2);
  border-block-start: 1px solid ${t.color.deepBorder};
  background: ${t.color.deep};
  color: ${t.color.onDeep};
  font-family: ${t.font.text};

  @media (min-width: 48rem) {
    padding-inline: max(${t.space.s3}, (100% - 90rem) / 2 + ${t.space.s3});
  }
`
