import { BottomNavigation } from '@croupier/ui/BottomNavigation'
import { useIdle } from '@croupier/ui/useIdle'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { loadChunk } from '../../parts/failure/loadChunk.ts'
import { whenOnline } from '../../parts/failure/whenOnline.ts'
import { useDestinations } from '../../routes/menus.ts'
import { useText } from '../../parts/text/useText.ts'

type Panels = typeof import('./vendorPanel.tsx')

/** The vendor dropdowns load with the first user activity; without them the categories stay links. */
function usePanels(): Panels | undefined {
  const idle = useIdle()
  const [panels, setPanels] = useState<Panels>()
  useEffect(() => {
    if (!idle) return
    whenOnline(() => loadChunk('vendor-navigation', () => import('./vendorPanel.tsx'))).then(setPanels, () => undefined)
  }, [idle])
  return panels
}

/** Home and the categories that have vendors, these with a drop-down of vendor logos (S-044, S-066, S-067). */
export const Categories = observer(function Categories() {
  const text = useText()
  const destinations = useDestinations('header')
  const { pathname } = useLocation()
  const panels = usePanels()
  return (
    <BottomNavigation
      label={text('nav.categories')}
      items={destinations.map(({ path, labelKey, lane }) => {
        const label = text(labelKey)
        return {
          value: path,
          label,
          render: <Link to={path} />,
          current: pathname === path,
          ...(lane && { opens: true, panel: panels?.vendorPanel(lane, text('nav.more_of', { category: label })) }),
        }
      })}
    />
  )
})
