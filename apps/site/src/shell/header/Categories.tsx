import { BottomNavigation, useIdle } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { loadChunk } from '../../parts/failure/loadChunk.ts'
import { whenOnline } from '../../parts/failure/whenOnline.ts'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

type Panels = typeof import('./vendorPanel.tsx')

/** The vendors that drop down, with the first sign of a person; without them the categories stay links. */
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
  const { navigation } = useRoot().catalogue
  const { pathname } = useLocation()
  const panels = usePanels()
  return (
    <BottomNavigation
      label={text('nav.categories')}
      items={[
        { id: 'home', text: text('hd_home'), render: <Link to="/" />, current: pathname === '/' },
        ...navigation.map((lane) => {
          const { path, labelKey } = lane
          const category = text(labelKey)
          return {
            id: path,
            text: category,
            render: <Link to={path} />,
            current: pathname === path,
            opens: true,
            panel: panels?.vendorPanel(lane, text('nav.more_of', { category })),
          }
        }),
      ]}
    />
  )
})
