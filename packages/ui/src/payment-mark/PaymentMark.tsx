import { Banknote, CreditCard, Landmark, QrCode, Smartphone, Users, type LucideIcon } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { nameTone } from '../colour/nameTone.ts'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'
import { initials } from './initials.ts'

/** How a payment is made: by wallet, bank, card or QR code, person to person (`c2c`), or at a counter. */
export type PaymentKind = 'wallet' | 'bank' | 'card' | 'qr' | 'c2c' | 'counter'

/** Props of `PaymentMark`; everything else goes to the root. */
export interface PaymentMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the wallet, bank or scheme: "GCash". */
  name: string
  /** Kind of payment, drawn as an icon in the corner of the initials. Default `wallet`. */
  kind?: PaymentKind | undefined
  /** Address of the logo, if you have the right to use it. Without it, or when it fails, initials are drawn. */
  src?: string | undefined
}

const icons: Readonly<Record<PaymentKind, LucideIcon>> = {
  wallet: Smartphone,
  bank: Landmark,
  card: CreditCard,
  qr: QrCode,
  c2c: Users,
  counter: Banknote,
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: 28%;
  font-family: ${tokens.font.display};
  font-size: 0.9rem;
  font-weight: ${tokens.fontWeight.bold};
  line-height: ${tokens.leading.tight};
  letter-spacing: ${tokens.tracking.tight};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    object-fit: contain;
  }
  & > svg {
    position: absolute;
    inset-block-end: -12%;
    inset-inline-end: -12%;
    inline-size: 46%;
    block-size: 46%;
    padding: 8%;
    border-radius: 50%;
    background: ${tokens.color.surface};
    color: ${tokens.color.textMuted};
  }
`

/**
 * The mark of a wallet, bank or card scheme: its logo, or initials in a colour derived from the name. Renders a
 * decorative `<span>`: show the name next to it.
 *
 * Logos of payment companies need their consent, so the kit ships none. Attributes out: `data-showing` (`logo`,
 * `initials`).
 */
export const PaymentMark = ({ name, kind = 'wallet', src, style, ...rest }: PaymentMarkProps) => {
  if (process.env.NODE_ENV !== 'production') needs('PaymentMark', { name })
  const [failed, setFailed] = useState<string>()
  const hasLogo = src !== undefined && failed !== src
  const Icon = icons[kind]
  const tone = nameTone(name)
  return (
    <Root
      aria-hidden
      {...rest}
      style={hasLogo ? style : { background: tone.soft, color: tone.text, ...style }}
      data-showing={hasLogo ? 'logo' : 'initials'}
    >
      {hasLogo ? (
        <img src={src} alt="" decoding="async" onError={() => setFailed(src)} />
      ) : (
        <>
          <span>{initials(name)}</span>
          <Icon />
        </>
      )}
    </Root>
  )
}
