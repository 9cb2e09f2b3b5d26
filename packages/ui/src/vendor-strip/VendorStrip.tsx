import { Suspense, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { lateEngine } from '../late-part/lateEngine.tsx'
import { below } from '../theme/breakpoints.ts'
import { tokens } from '../theme/theme.ts'
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
  /** Id of the chosen vendor. */
  value: string
  /** A vendor was chosen: its id. */
  onValueChange: (id: string) => void
  /** Shown when a logo fails [S-212]. */
  fallbackIcon: string
  /** Arrows appear above this many vendors: 7 for RNG, 5 for FISH and PVP [S-276]. Default 7. */
  arrowsAbove?: number | undefined
  /** Its words; those left out come from `KitTexts`. */
  texts?: SomeTexts<'previous' | 'next'> | undefined
  /** Names the arrow forwards. */
  /** Id of the list of games the strip changes. */
  panelId?: string | undefined
}

const Root = styled.div`
  min-block-size: 5rem;
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

  &:where([data-arrows]) {
    padding-inline: calc(2.5rem + ${tokens.space.s2});
  }
`

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * The vendors of a lobby in one sliding row. Renders a `<div>` around a tablist.
 *
 * One stop for the Tab key; arrow keys, Home and End move along, Enter or Space chooses. The row is there and works
 * before its sliding engine is loaded, at its full height. Arrows are disabled at the ends and when everything fits
 * (R-22).
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
  const words = useKitTexts(texts)
  const [focused, setFocused] = useState<string>()
  const chosen = vendors.findIndex((vendor) => vendor.value === value)
  const reachable = vendors.some((vendor) => vendor.value === focused) ? focused : vendors[Math.max(chosen, 0)]?.value
  const arrows = vendors.length > arrowsAbove
  const tabs = vendors.map((vendor) => (
    <VendorTab
      key={vendor.value}
      vendor={vendor}
      selected={vendor.value === value}
      reachable={vendor.value === reachable}
      fallbackIcon={fallbackIcon}
      panelId={panelId}
      onChoose={() => {
        setFocused(vendor.value)
        onValueChange(vendor.value)
      }}
    />
  ))
  const travel = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const at = items.indexOf(event.target as HTMLElement)
    if (at < 0) return
    const turned = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : at + (steps[event.key] ?? 0) * turned
    const next = items[Math.min(Math.max(to, 0), items.length - 1)]
    if (to === at || !next) return
    event.preventDefault()
    setFocused(vendors[items.indexOf(next)]?.value)
    next.focus({ preventScroll: true })
  }
  const still = (
    <Still role="tablist" aria-label={label} data-arrows={arrows ? '' : undefined}>
      {tabs}
    </Still>
  )
  return (
    <Root {...rest} onKeyDown={travel}>
      <Suspense fallback={still}>
        <VendorSlides still={still} label={label} tabs={tabs} initial={chosen} arrows={arrows} words={words} />
      </Suspense>
    </Root>
  )
}
