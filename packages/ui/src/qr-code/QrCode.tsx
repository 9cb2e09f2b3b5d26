import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useWantedPart } from '../late-part/useWantedPart.ts'
import { tokens } from '../theme/theme.ts'

/** Props of `QrCode`; the rest goes to its `<svg>`. */
export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Encoded text: an address or a payment string. */
  value: string
  /** What it is for: "QR code of the app's download page". */
  label: string
  /** Width and height in px. Default 120. */
  size?: number | undefined
}

const Root = styled.svg`
  flex-shrink: 0;
  border-radius: ${tokens.radius.md};
`

const loadEngine = async () => (await import('qrcode.react')).QRCodeSVG

/**
 * Renders an `<svg role="img">`: dark on white in every theme, with the quiet zone of four modules that ISO/IEC 18004
 * requires, because many cameras read nothing else. The encoder loads with the first code; until then a white square
 * reserves the space. Attribute out: `aria-busy` until the code is drawn.
 */
export const QrCode = ({ value, label, size = 120, ...rest }: QrCodeProps) => {
  const { part: Engine } = useWantedPart(loadEngine, true)
  return Engine === null ? (
    <Root {...rest} role="img" aria-busy width={size} height={size} viewBox="0 0 1 1">
      <title>{label}</title>
      <rect width="1" height="1" fill="white" />
    </Root>
  ) : (
    <Root {...rest} as={Engine} title={label} value={value} size={size} level="M" marginSize={4} />
  )
}
