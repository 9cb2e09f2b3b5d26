import { HexColorPicker, setNonce } from 'react-colorful'
import { styled } from 'styled-components'
import { useNonce } from '../csp/nonce.ts'
import { black } from './hexColour.ts'

const Picker = styled(HexColorPicker)`
  &.react-colorful {
    inline-size: 100%;
    block-size: 11rem;
  }
`

/** Saturation, brightness and hue by pointer and arrow keys. Only `ColourInput` loads it, on first use. */
export const ColourPicker = ({
  colour = black,
  onPick,
}: {
  colour: string | undefined
  onPick: (colour: string) => void
}) => {
  const nonce = useNonce()
  if (nonce !== undefined) setNonce(nonce)
  return <Picker color={colour} onChange={onPick} />
}
