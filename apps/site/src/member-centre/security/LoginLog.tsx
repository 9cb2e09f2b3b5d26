import { accountSecurityStore, devicesStore, type LoginEntry } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { SecurityEntry, SecurityList } from './securityStyle.ts'

const Facts = styled(SecurityEntry)`
  flex: 1 1 12rem;
`

/**
 * Moves the focus from the button that loads older logins to the first of them, because Tab would skip their buttons.
 * Only for a press by key. Returns the ref of the list and a function that takes the press.
 */
const useFirstOlder = (count: number) => {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<number>(undefined)
  useEffect(() => {
    const from = before.current
    const entry = from === undefined || count <= from ? undefined : list.current?.children[from]
    if (!(entry instanceof HTMLElement)) return
    before.current = undefined
    // The item, not its button: a second, hasty Enter must not lock anybody out.
    entry.tabIndex = -1
    entry.focus({ preventScroll: true })
  }, [count])
  const pressed = ({ detail }: MouseEvent) => {
    // A key reports no clicks.
    before.current = detail === 0 ? count : undefined
  }
  return [list, pressed] as const
}

/** Login attempts, newest first, with a button to lock out a stranger (G-54). Renders a `<section>`. */
export const LoginLog = observer(function LoginLog() {
  const text = useText()
  const { logins } = useStore(accountSecurityStore)
  useEffect(() => {
    logins.restart()
    void logins.more()
  }, [logins])
  const [entries, pressed] = useFirstOlder(logins.result.data?.list.length ?? 0)
  return (
    <PageSection title={text('logins.title')}>
      <RemoteView
        value={logins.result}
        waiting={<ListSkeleton rows={3} />}
        failed={{ headingLevel: 4, size: 'sm', title: text('logins.failed'), onRetry: () => logins.more() }}
      >
        {({ list }) =>
          list.length === 0 ? (
            <p>{text('logins.empty')}</p>
          ) : (
            <>
              <Card padding="none">
                <SecurityList ref={entries}>
                  {list.map((entry) => (
                    <Login key={entry.id} entry={entry} />
                  ))}
                </SecurityList>
              </Card>
              {logins.hasMore ? (
                <Button
                  variant="ghost"
                  tone="neutral"
                  loading={logins.result.isLoading}
                  onClick={(event) => {
                    pressed(event)
                    void logins.more()
                  }}
                >
                  {text('logins.more')}
                </Button>
              ) : null}
            </>
          )
        }
      </RemoteView>
    </PageSection>
  )
})

const tones = { signedIn: 'success', refused: 'danger', verify: 'neutral' } as const

const Login = observer(function Login({ entry: { at, device, ip, how, result, newDevice } }: { entry: LoginEntry }) {
  const text = useText()
  const { moment } = useDateTimeText()
  const { guard, modals } = useRoot()
  const devices = useStore(devicesStore)
  const name = device || text('devices.unknown')

  const lockOut = async () => {
    const answer = await modals.open({
      kind: 'confirm',
      tone: 'warning',
      titleKey: 'logins.not_me_title',
      textKey: 'logins.not_me_text',
      confirmKey: 'logins.not_me_confirm',
      cancelKey: 'leave.stay',
    })
    if (answer !== 'confirmed') return
    if (await devices.endOthers()) void guard.askPasswordChange()
  }

  return (
    <li>
      <Facts>
        <p>
          <bdi>{name}</bdi>
          <Badge tone={tones[result]}>{text(`logins.result_${result}`)}</Badge>
          {newDevice ? <Badge tone="warning">{text('logins.new_device')}</Badge> : null}
        </p>
        <p>
          <span>{moment(at)}</span>
          {ip ? <bdi>{ip}</bdi> : null}
          <span>{text(`logins.how_${how}`)}</span>
        </p>
      </Facts>
      <Button
        size="sm"
        variant="ghost"
        tone="neutral"
        aria-label={text('logins.not_me_of', { device: name, at: moment(at) })}
        onClick={() => void lockOut()}
      >
        {text('logins.not_me')}
      </Button>
    </li>
  )
})
