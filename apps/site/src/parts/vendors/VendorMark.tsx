import type { VendorCard } from '@croupier/stores'
import { cssLength } from '@croupier/ui/cssLength'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { defaultVendorIcon } from './defaultIcons.ts'

/** Name of a vendor. */
export const vendorName = (card: VendorCard): string => card.displayName ?? card.title

/** Path of a vendor's logo, the largest there is. */
export const vendorIcon = (card: VendorCard): string | null | undefined =>
  card.lagerIcon ?? card.smallIcon ?? card.h5Icon

const Picture = styled.img`
  inline-size: auto;
  block-size: var(--_height);
  object-fit: contain;
`

/** A vendor's logo with its name as text alternative; the default sign when it fails (S-212). Renders an `<img>`. */
export const VendorMark = observer(function VendorMark({
  card,
  height,
  decorative = false,
}: {
  card: VendorCard
  height: number
  decorative?: boolean
}) {
  const { saver, system } = useRoot()
  const [broken, setBroken] = useState(false)
  const address = saver.picture(system.imageUrl(vendorIcon(card)))
  return (
    <Picture
      src={broken || !address ? defaultVendorIcon : address}
      alt={decorative ? '' : vendorName(card)}
      width={height * 3}
      height={height}
      loading="lazy"
      decoding="async"
      style={{ ['--_height' as string]: cssLength(height) }}
      onError={() => setBroken(true)}
    />
  )
})
