import { t } from '@croupier/ui'
import { css } from 'styled-components'

/** Puts the first word of the navigation under the brand: its items carry 0.75rem of their own at each side. */
export const navigationRow = css`
  padding-inline: max(0px, (100% - 90rem) / 2);

  @media (min-width: 48rem) {
    padding-inline: max(${t.space.s3}, (100% - 90rem) / 2 + ${t.space.s3});
  }
`
