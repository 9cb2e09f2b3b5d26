import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { AgePage } from './AgePage.tsx'
import { MaintenancePage } from './MaintenancePage.tsx'
import { RegionBlockedPage } from './RegionBlockedPage.tsx'
import { RetryPage } from './RetryPage.tsx'

const titles = { 1: 'title.maintenance', 2: 'title.blocked' } as const

/** The page that replaces the whole site; maintenance wins over a region block (S-009). */
export const StatusPages = observer(function StatusPages() {
  const text = useText()
  const { age, merchant, system } = useRoot()
  const { status } = system
  const tooYoung = status === 0 && age.isClosed
  const { brandName } = merchant.current
  useEffect(() => {
    document.title = text('title.site', {
      page: text(tooYoung ? 'title.age' : status === 1 || status === 2 ? titles[status] : 'status.retry_title'),
      brand: brandName,
    })
  }, [brandName, status, text, tooYoung])
  if (status === 1) return <MaintenancePage />
  if (status === 2) return <RegionBlockedPage />
  return tooYoung ? <AgePage /> : <RetryPage />
})
