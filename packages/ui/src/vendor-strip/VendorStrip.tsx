import { Tabs as Engine } from '@base-ui/react/tabs'
import { Suspense, useRef, type ComponentProps, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { lateEngine } from '../late-part/lateEngine.tsx'
import { needs } from '../needs/needs.ts'
import { useSelectedInView } from '../selected/useSelectedInView.ts'
import { below } from '../theme/breakpoints.ts'
import { tokens } from '../theme/theme.ts'
import { useHovers } from './useHovers.ts'
import { VendorTab, type StripVendor } from './VendorTab.tsx'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

const VendorSlides = lateEngine(() => import('./VendorSlides.tsx'))

/** Props of `VendorStrip`; everything else goes to the root. */
export interface VendorStripProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Names the strip, e.g. "Vendors". */
  label: string
  /** The vendors in their order. */
  vendors: readonly StripVendor[]
  /** The chosen vendor. */
  value: string
  /** Called with the value when another vendor is chosen. */
  onValueChange: (value: string) => void
  /** Address of the icon shown when a logo fails. */
  fallbackIcon: string
  /** Arrows appear above this many vendors: 7 for RNG, 5 for FISH and PVP. Default 7. */
  arrowsAbove?: number | undefined
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'previous' | 'next'> | undefined
  /** Id of the list of games that the strip controls. */
  panelId?: string | undefined
}

/** As many vendors as the widest strip shows. */
const mostInView = 7

const Root = styled.div`
  min-block-size: 4.5rem;
  min-inline-size: 0;
`

const Still = styled.div`
  display: flex;
  gap: 10px;
  overflow-x: auto;
  scrollbar-width: none;

  & > * {
    flex: 0 0 calc((100% - 60px) / 7);
  }
  @media ${below.sm} {
    & > * {
      flex-basis: calc((100% - 24px) / 3.4);
    }
  }

  /* Room for the arrows, which touch screens do not show. */
  @media (hover: hover) {
    &:where([data-arrows]) {
      padding-inline: calc(2.5rem + ${tokens.space.s2});
    }
  }
`

interface StillRowProps {
  readonly label: string
  readonly arrows: boolean
  readonly tabs: readonly ReactElement[]
}

/** The row without its engine. */
const StillRow = ({ label, arrows, tabs }: StillRowProps) => {
  const row = useRef<HTMLDivElement>(null)
  useSelectedInView(row)
  return (
    <Engine.List ref={row} render={<Still />} aria-label={label} data-arrows={arrows ? '' : undefined}>
      {tabs}
    </Engine.List>
  )
}

/**
 * The vendors of a lobby in one sliding row. Renders a `<div>` around a tablist.
 *
 * One tab stop; arrow keys, Home and End move and wrap at the ends, Enter or Space chooses. The row works at its full
 * height before its sliding engine has loaded; touch, which needs no arrows, works without the engine. The chosen
 * vendor is always in view. Arrows are disabled at the ends and when everything fits.
 */
export const VendorStrip = ({
  label,
  vendors,
  value,
  onValueChange,
  fallbackIcon,
  arrowsAbove = 7,
  texts,
  panelId,
  ...rest
}: VendorStripProps) => {
  if (process.env.NODE_ENV !== 'production') needs('VendorStrip', { vendors })
  const words = useKitTexts(texts)
  const hovers = useHovers()
  const chosen = vendors.findIndex((vendor) => vendor.value === value)
  const arrows = vendors.length > arrowsAbove
  const tabs = vendors.map((vendor, index) => (
    <VendorTab
      key={vendor.value}
      vendor={vendor}
      fallbackIcon={fallbackIcon}
      panelId={panelId}
      isFar={index > mostInView}
    />
  ))
  const still = <StillRow label={label} arrows={arrows} tabs={tabs} />
  return (
    <Engine.Root render={<Root {...rest} />} value={value} onValueChange={(next: string) => onValueChange(next)}>
      {hovers ? (
        <Suspense fallback={still}>
          <VendorSlides still={still} label={label} tabs={tabs} chosen={chosen} arrows={arrows} words={words} />
        </Suspense>
      ) : (
        still
      )}
    </Engine.Root>
  )
}
