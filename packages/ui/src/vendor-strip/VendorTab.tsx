import { Tabs as Engine } from '@base-ui/react/tabs'
import { Flame } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** A vendor as the strip shows it. */
export interface StripVendor {
  /** Value of the strip when it is chosen. */
  readonly value: string
  /** The vendor's name. */
  readonly label: string
  /** Address of the logo. Without it only the name is shown. */
  readonly icon?: string | undefined
  /** Marks the vendor as hot with a flame; this is the word for screen readers. */
  readonly hotText?: string | undefined
}

const Root = styled(Engine.Tab)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s1};
  inline-size: 100%;
  block-size: 4.5rem;
  padding: ${tokens.space.s1};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.medium};
  line-height: ${tokens.leading.tight};
  cursor: pointer;
  transition:
    background-color ${tokens.motion.fast} ${tokens.motion.ease},
    border-color ${tokens.motion.fast} ${tokens.motion.ease};

  &:where(:hover) {
    border-color: ${tokens.color.borderStrong};
  }
  &:where([aria-selected='true']) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentText};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
  }
  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &:where([aria-selected='true']) {
      outline: 3px solid Highlight;
      outline-offset: -4px;
    }
    &:where(:focus-visible) {
      outline: ${tokens.line.thick} solid CanvasText;
      outline-offset: -2px;
    }
  }
`

const Logo = styled.img`
  inline-size: 2rem;
  block-size: 2rem;
  flex: none;
  object-fit: contain;
`

const Name = styled.span`
  max-inline-size: 100%;
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-align: center;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

const Hot = styled.span`
  position: absolute;
  inset-block-start: ${tokens.space.s1};
  inset-inline-end: ${tokens.space.s1};
  display: grid;
  place-items: center;
  /* An icon, because the word would cover the logo on a phone. */
  inline-size: 1rem;
  block-size: 1rem;
  border-radius: 50%;
  background: ${tokens.color.danger};
  color: ${tokens.color.onDanger};
`

/** Props of `VendorTab`. */
export interface VendorTabProps {
  vendor: StripVendor
  fallbackIcon: string
  panelId?: string | undefined
  /** The logo is outside the strip at first, and loads when it is near. */
  isFar?: boolean
}

/** One vendor of the strip. Renders a `<button role="tab">`; a logo that fails becomes the default icon. */
export const VendorTab = ({ vendor, fallbackIcon, panelId, isFar = false }: VendorTabProps) => {
  const [failed, setFailed] = useState<string>()
  return (
    <Root value={vendor.value} title={vendor.label} aria-controls={panelId}>
      {vendor.icon === undefined ? null : (
        <Logo
          src={failed === vendor.icon ? fallbackIcon : vendor.icon}
          alt=""
          loading={isFar ? 'lazy' : 'eager'}
          width={36}
          height={36}
          onError={() => setFailed(vendor.icon)}
        />
      )}
      <Name>{vendor.label}</Name>
      {vendor.hotText === undefined ? null : (
        <Hot>
          <Flame size={11} role="img" aria-label={vendor.hotText} />
        </Hot>
      )}
    </Root>
  )
}
