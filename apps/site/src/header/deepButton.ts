import { t } from '@croupier/ui'
import { css } from 'styled-components'
import { quietButton } from '../quiet-button/quietButton.ts'

/** The quiet control on the header's deep surface. */
export const deepButton = css`
  ${quietButton}
  --_hover: ${t.color.deepRaised};
  --_ring: ${t.color.onDeepAccent};
  color: ${t.color.onDeep};
  white-space: nowrap;
`
