import { HexColorPicker } from 'react-colorful'
import { styled } from 'styled-components'
import { black } from './hexColour.ts'

const Picker = styled(HexColorPicker)`
  &.react-colorful {
    inline-size: 100%;
    block-size: 11rem;
  }
`

/** Saturation, brightness and hue by pointer and arrow keys. Only `ColourInput` loads it, when somebody reaches for it. */
export const ColourPicker = ({
  colour = black,
  onPick,
}: {
  colour: string | undefined
  onPick: (colour: string) => void
}) => <Picker color={colour} onChange={onPick} />
