import { type DeviceSession, devicesStore } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { RelativeTime } from '@croupier/ui/RelativeTime'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { SectionHead } from '../../parts/centre/SectionHead.ts'
import { SecurityEntry, SecurityList } from './securityStyle.ts'

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};
`

/** Devices on which the member is logged in, each with a button that ends its session (G-54). Renders a `<section>`. */
export const Devices = observer(function Devices() {
  const text = useText()
  const devices = useStore(devicesStore)
  useEffect(() => {
    void devices.load()
  }, [devices])
  const others = devices.sessions.data?.filter(({ current }) => !current) ?? []
  return (
    <Root aria-label={text('devices.title')}>
      <SectionHead>
        <h4>{text('devices.title')}</h4>
        {others.length > 1 ? (
          <Button size="sm" variant="ghost" tone="neutral" onClick={() => void devices.endOthers()}>
            {text('devices.end_others')}
          </Button>
        ) : null}
      </SectionHead>
      <RemoteView
        value={devices.sessions}
        waiting={<Skeleton style={{ blockSize: '4.5rem' }} />}
        failed={{ headingLevel: 4, size: 'sm', title: text('devices.failed'), onRetry: () => devices.load() }}
      >
        {(sessions) => (
          <Card padding="none">
            <SecurityList>
              {sessions.map((session) => (
                <Session key={session.id} session={session} />
              ))}
            </SecurityList>
          </Card>
        )}
      </RemoteView>
    </Root>
  )
})

const Session = observer(function Session({ session }: { session: DeviceSession }) {
  const text = useText()
  const { distance, moment } = useDateTimeText()
  const { platformClock } = useRoot()
  const devices = useStore(devicesStore)
  const name = session.device || text('devices.unknown')
  return (
    <li>
      <SecurityEntry>
        <p>
          <bdi>{name}</bdi>
          {session.current ? <Badge tone="accent">{text('devices.this')}</Badge> : null}
        </p>
        <p>
          {session.ip ? <bdi>{session.ip}</bdi> : null}
          <RelativeTime
            at={session.usedAt}
            clock={platformClock.now}
            format={(apart) => text('devices.used', { at: distance(apart) })}
            absolute={text('devices.used', { at: moment(session.usedAt) })}
          />
        </p>
      </SecurityEntry>
      {session.current ? null : (
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          loading={devices.ending.has(session.id)}
          aria-label={text('devices.end_of', { device: name })}
          onClick={() => void devices.end(session.id)}
        >
          {text('in_sign_out')}
        </Button>
      )}
    </li>
  )
})
