import { styled } from 'styled-components'
import { withoutRepeats } from './freshPress.ts'

/**
 * A native button without a look of the kit, which a held key presses once. The base of every button with a style of
 * its own.
 */
export const FreshButton = styled.button.attrs(({ type = 'button', onKeyDown }) => ({
  type,
  onKeyDown: withoutRepeats(onKeyDown),
}))``
