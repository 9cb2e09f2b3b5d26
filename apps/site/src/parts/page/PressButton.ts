import { ignoreRepeats } from '@croupier/ui/freshPress'
import { styled } from 'styled-components'

/** A native button with a look of its own, which a held key presses once. */
export const PressButton = styled.button.attrs({ type: 'button', onKeyDown: ignoreRepeats })``
