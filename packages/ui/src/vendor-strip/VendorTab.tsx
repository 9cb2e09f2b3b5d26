import { useState } from 'react'
import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

/** A vendor as the strip shows it. */
export interface StripVendor {
  readonly id: string
  readonly name: string
  /** Address of the logo; without one the name stands alone. */
  readonly icon?: string | undefined
  /** Marked as hot, in words. */
  readonly hotText?: string | undefined
}

const Root = styled.button`
  position: relative;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${t.space.s1};
  inline-size: 100%;
  block-size: 5rem;
  padding: ${t.space.s2};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.md};
  background: ${t.color.surface};
  color: ${t.color.text};
  font-family: ${t.font.text};
  font-size: ${t.fontSize.xs};
  font-weight: ${t.fontWeight.medium};
  line-height: ${t.leading.tight};
  cursor: pointer;
  transition:
    background-color ${t.motion.fast} ${t.motion.ease},
    border-color ${t.motion.fast} ${t.motion.ease};

  &:where(:hover) {
    border-color: ${t.color.borderStrong};
  }
  &:where([aria-selected='true']) {
    border-color: ${t.color.accent};
    background: ${t.color.accentSoft};
    color: ${t.color.accentText};
    box-shadow: inset 0 0 0 1px ${t.color.accent};
  }
  &:where(:focus-visible) {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &:where([aria-selected='true']) {
      outline: 3px solid Highlight;
      outline-offset: -4px;
    }
    &:where(:focus-visible) {
      outline: 2px solid CanvasText;
      outline-offset: -2px;
    }
  }
`

const Logo = styled.img`
  inline-size: 2.25rem;
  block-size: 2.25rem;
  object-fit: contain;
`

const Name = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Hot = styled.span`
  position: absolute;
  inset-block-start: ${t.space.s1};
  inset-inline-end: ${t.space.s1};
  padding-inline: ${t.space.s1};
  border-radius: ${t.radius.pill};
  background: ${t.color.danger};
  color: ${t.color.onDanger};
  font-size: 0.625rem;
  font-weight: ${t.fontWeight.bold};
  line-height: 1.6;
`

/** Props of `VendorTab`. */
export interface VendorTabProps {
  vendor: StripVendor
  selected: boolean
  /** The one the Tab key reaches. */
  reachable: boolean
  fallbackIcon: string
  panelId?: string | undefined
  onChoose: () => void
}

/** One vendor of the strip. Renders a `<button role="tab">`; a logo that fails becomes the default icon [S-212]. */
export const VendorTab = ({ vendor, selected, reachable, fallbackIcon, panelId, onChoose }: VendorTabProps) => {
  const [failed, setFailed] = useState<string>()
  return (
    <Root
      type="button"
      role="tab"
      title={vendor.name}
      aria-selected={selected}
      aria-controls={panelId}
      tabIndex={reachable ? 0 : -1}
      onClick={onChoose}
    >
      {vendor.icon === undefined ? null : (
        <Logo
          src={failed === vendor.icon ? fallbackIcon : vendor.icon}
          alt=""
          width={36}
          height={36}
          onError={() => setFailed(vendor.icon)}
        />
      )}
      <Name>{vendor.name}</Name>
      {vendor.hotText === undefined ? null : <Hot>{vendor.hotText}</Hot>}
    </Root>
  )
}
