import { identityNames, identityStore, linkedIdentitiesStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useStore } from '../../base/RootContext.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { IdentityProblemNote } from '../../session/IdentityProblemNote.tsx'
import { SecurityEntry, SecurityList } from './securityStyle.ts'

/** Accounts of other providers that log the member in, where the merchant has them (S-090): to link and to unlink. */
export const LinkedAccounts = observer(function LinkedAccounts() {
  const text = useText()
  const { day } = useDateTimeText()
  const identity = useStore(identityStore)
  const linked = useStore(linkedIdentitiesStore)
  const { channels } = identity
  const isOffered = channels.length > 0
  useEffect(() => {
    if (!isOffered) return undefined
    void linked.load()
    identity.prepare()
    return () => identity.forget()
  }, [identity, isOffered, linked])
  if (!isOffered) return null
  return (
    <PageSection title={text('identity.title')}>
      <IdentityProblemNote onRetry={(channel) => void linked.link(channel)} />
      <RemoteView
        value={linked.identities}
        waiting={<Skeleton style={{ blockSize: '12rem' }} />}
        failed={{ headingLevel: 4, size: 'sm', title: text('identity.failed'), onRetry: () => linked.load() }}
      >
        {(there) => (
          <Card padding="none">
            <SecurityList>
              {channels.map((channel) => {
                const provider = identityNames[channel]
                const link = there.find((one) => one.channel === channel)
                return (
                  <li key={channel}>
                    <SecurityEntry>
                      <p>{provider}</p>
                      <p>
                        {link
                          ? text('identity.linked_as', { name: link.name ?? provider, day: day(link.linkedAt) })
                          : text('identity.not_linked')}
                      </p>
                    </SecurityEntry>
                    <Button
                      size="sm"
                      variant="outline"
                      tone="neutral"
                      disabled={linked.isBusy}
                      aria-label={text(link ? 'identity.unlink_of' : 'identity.link_of', { provider })}
                      onClick={() => void (link ? linked.unlink(channel) : linked.link(channel))}
                    >
                      {text(link ? 'identity.unlink' : 'identity.link')}
                    </Button>
                  </li>
                )
              })}
            </SecurityList>
          </Card>
        )}
      </RemoteView>
    </PageSection>
  )
})
