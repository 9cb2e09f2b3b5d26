import { IconButton } from '@croupier/ui/IconButton'
import { from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { Headset, MessagesSquare, Smartphone } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { page } from '../../parts/page/page.ts'
import { useRoot } from '../../base/RootContext.ts'
import { serviceTexts } from '../../parts/service/serviceTexts.ts'
import { useService } from '../../parts/service/useService.ts'
import { useText } from '../../parts/text/useText.ts'
import { downloads } from '../../pages/download/downloads.ts'
import { Deferred } from '../../parts/deferred/Deferred.tsx'
import { ServiceMark } from './ServiceMark.tsx'

const DownloadsModal = page(
  'downloads',
  async () => (await import('../../pages/download/DownloadsModal.tsx')).DownloadsModal,
  {
    texts: 'first',
  },
)

const Root = styled.aside`
  display: none;

  @media ${from.lg} {
    display: block;
    position: fixed;
    inset-block-end: ${tokens.space.s5};
    inset-inline-end: max(${tokens.space.s2}, (100vw - 90rem) / 2);
    z-index: ${tokens.z.sticky};
  }
  @media print {
    display: none;
  }
`

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.s1};
  padding: ${tokens.space.s1};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.shadow.md};
`

/**
 * App downloads, the chat room and customer service at the edge of wide windows (S-217, S-218). Renders an `<aside>`.
 */
export const RightBar = observer(function RightBar() {
  const text = useText()
  const { modals, system } = useRoot()
  const open = useService()
  const [asked, setAsked] = useState(false)
  const [shown, setShown] = useState(false)
  const services = (system.permission.data?.info.customerService ?? []).filter((one) => one.csType in serviceTexts)
  const apps = downloads(system.resources)
  const hasChat = system.isModuleOn('CBS3')
  if (services.length === 0 && apps.length === 0 && !hasChat) return null
  const showDownloads = () => {
    setAsked(true)
    setShown(true)
  }
  return (
    <Root aria-label={text('rightbar.label')}>
      <List role="list">
        {apps.length > 0 ? (
          <li>
            <IconButton label={text('in_app_download')} aria-haspopup="dialog" onClick={showDownloads}>
              <Smartphone aria-hidden />
            </IconButton>
          </li>
        ) : null}
        {hasChat ? (
          <li>
            <IconButton
              label={text('nav.chat')}
              aria-haspopup="dialog"
              onClick={() => void modals.open({ kind: 'chat' })}
            >
              <MessagesSquare aria-hidden />
            </IconButton>
          </li>
        ) : null}
        {services.map((one) => (
          <li key={one.csType}>
            <IconButton
              label={text(serviceTexts[one.csType] ?? 'in_customer_service')}
              // Live chat depends on the member's rank: VIP members have their own (S-223).
              onClick={() => void open(one.csType === 'LIVECHAT' ? undefined : one.path)}
            >
              {one.csType === 'LIVECHAT' ? <Headset aria-hidden /> : <ServiceMark type={one.csType} />}
            </IconButton>
          </li>
        ))}
      </List>
      {asked ? (
        <Deferred>
          <DownloadsModal open={shown} onClose={() => setShown(false)} downloads={apps} />
        </Deferred>
      ) : null}
    </Root>
  )
})
