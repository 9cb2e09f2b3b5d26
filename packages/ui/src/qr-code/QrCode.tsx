import { QRCodeSVG } from 'qrcode.react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** Props of `QrCode`; the rest goes to its `<svg>`. */
export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What a camera reads: an address, a payment text. */
  value: string
  /** What it is for: "QR code of the app's download page". */
  label: string
  /** Width and height in px. Default 120. */
  size?: number | undefined
}

const Root = styled(QRCodeSVG)`
  flex-shrink: 0;
  border-radius: ${tokens.radius.md};
`

/**
 * Renders an `<svg role="img">`: dark on white in every theme and with the quiet margin of four modules that ISO/IEC
 * 18004 asks for, since many cameras read nothing else.
 */
export const QrCode = ({ value, label, size = 120, ...rest }: QrCodeProps) => (
  <Root {...rest} title={label} value={value} size={size} level="M" marginSize={4} />
)
