import { usePending } from '@croupier/forms/usePending'
import { accountSecurityStore, paths, safetyStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { Modal } from '@croupier/ui/Modal'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useRefusalToast } from '../parts/forms/useRefusalToast.ts'
import { Actions } from '../parts/page/Actions.ts'
import { RemoteView } from '../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'
import { useBarred } from './useBarred.ts'

const Body = styled.div`
  display: grid;
  gap: ${tokens.space.s4};

  & :is(p, h3) {
    margin: 0;
  }
  & > section {
    display: grid;
    gap: ${tokens.space.s2};
  }
  & h3 {
    font-size: ${tokens.fontSize.md};
  }
`

/** In session storage, which logging out clears: marks that the previous login was shown for this one. */
const seenKey = 'LAST_SIGN_IN'

/**
 * Shown after login if the market requires it: the previous login (G-75), and the declaration that deposits and play
 * require (G-70, G-74). It closes for pages opened from it. Renders a dialog, or nothing.
 */
export const SignInCheck = observer(function SignInCheck() {
  const { agentCentre, memberCentre, merchant, modals, session, ports } = useRoot()
  const { pathname } = useLocation()
  const overview = useStore(safetyStore).overview.data
  const [isSeen, setSeen] = useState(() => ports.sessionStorage.getItem(seenKey) !== null)
  const { lastSignIn = false } = merchant.current.duties
  const declares = overview?.declarationDue === true
  const covered =
    memberCentre.isOpen ||
    agentCentre.isOpen ||
    modals.stack.length > 0 ||
    pathname === paths.safety ||
    pathname === paths.help
  // Waits for both, so that one dialog shows them.
  if (!overview || session.pause || session.isTrial || covered) return null
  const shows = lastSignIn && !isSeen
  if (!declares && !shows) return null
  const see = () => {
    ports.sessionStorage.setItem(seenKey, 'seen')
    setSeen(true)
  }
  return <Check declares={declares} shows={shows} onSeen={see} />
})

const Check = observer(function Check({
  declares,
  shows,
  onSeen,
}: {
  declares: boolean
  shows: boolean
  onSeen: () => void
}) {
  const text = useText()
  const { launch, memberCentre, merchant } = useRoot()
  const safety = useStore(safetyStore)
  const toastRefusal = useRefusalToast()
  const barred = useBarred()
  const { pending, run } = usePending<'declare'>()
  const declare = () =>
    run('declare', async () => {
      if (!toastRefusal(await safety.declare())) return
      onSeen()
      // The platform refused to start the game before.
      if (launch.target && launch.failure) void launch.open(launch.target)
    })
  return (
    <Modal
      open
      onClose={onSeen}
      title={text(declares ? 'declaration.title' : 'last_login.title')}
      width={460}
      height="auto"
      showClose={false}
      closesFromContent
    >
      <Body>
        {shows ? <LastSignIn /> : null}
        {declares ? (
          <>
            <p>{text('declaration.self', { age: merchant.current.minimumAge })}</p>
            {barred ? <p>{barred.declaration}</p> : null}
            <p>{text('declaration.not_text')}</p>
            <Actions>
              <Button loading={pending !== undefined} onClick={() => void declare()}>
                {text('declaration.confirm')}
              </Button>
              <Button variant="outline" tone="neutral" onClick={() => memberCentre.open('withdraw')}>
                {text('declaration.not')}
              </Button>
            </Actions>
          </>
        ) : (
          <Actions>
            <Button onClick={onSeen}>{text('last_login.continue')}</Button>
          </Actions>
        )}
      </Body>
    </Modal>
  )
})

const LastSignIn = observer(function LastSignIn() {
  const text = useText()
  const { moment } = useDateTimeText()
  const { logins } = useStore(accountSecurityStore)
  useEffect(() => {
    logins.restart()
    void logins.more()
  }, [logins])
  return (
    <section aria-label={text('last_login.heading')}>
      <h3>{text('last_login.heading')}</h3>
      <RemoteView
        value={logins.result}
        waiting={<ListSkeleton rows={2} />}
        failed={{ headingLevel: 4, size: 'sm', title: text('last_login.failed'), onRetry: () => logins.more() }}
      >
        {({ list }) => {
          // The newest of them is this one.
          const [, last] = list.filter(({ result }) => result === 'signedIn')
          if (!last) return <p>{text('last_login.none')}</p>
          return (
            <>
              <DescriptionList
                aria-label={text('last_login.heading')}
                items={[
                  { label: moment(last.at), value: <bdi>{last.device || text('devices.unknown')}</bdi> },
                  ...(last.ip ? [{ label: 'IP', value: <bdi>{last.ip}</bdi> }] : []),
                ]}
              />
              <p>{text('last_login.not_me')}</p>
            </>
          )
        }}
      </RemoteView>
    </section>
  )
})
