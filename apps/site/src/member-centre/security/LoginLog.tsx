import { accountSecurityStore, devicesStore, type LoginEntry } from '@croupier/stores'
import { Badge, Button, Card, ListSkeleton, tokens } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useMomentText } from '../../parts/text/useMomentText.ts'
import { useText } from '../../parts/text/useText.ts'
import { RowList, SectionHead, SectionRoom } from './securityStyle.ts'

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s2} ${tokens.space.s4};
  padding: ${tokens.space.s3} ${tokens.space.s4};

  & > div {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.s1} ${tokens.space.s2};
    margin: 0;
    overflow-wrap: anywhere;
  }
  & p:first-child {
    font-weight: ${tokens.fontWeight.medium};
  }
  & p + p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
    font-variant-numeric: tabular-nums;
  }
`

/** Login attempts, newest first, with a way to lock a stranger out (G-54). Renders a `<section>`. */
export const LoginLog = observer(function LoginLog() {
  const text = useText()
  const { logins } = useStore(accountSecurityStore)
  useEffect(() => {
    logins.restart()
    void logins.more()
  }, [logins])
  return (
    <SectionRoom aria-label={text('logins.title')}>
      <SectionHead>
        <h4>{text('logins.title')}</h4>
      </SectionHead>
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
                <RowList>
                  {list.map((entry) => (
                    <Login key={entry.id} entry={entry} />
                  ))}
                </RowList>
              </Card>
              {logins.hasMore ? (
                <Button
                  variant="ghost"
                  tone="neutral"
                  loading={logins.result.isLoading}
                  onClick={() => void logins.more()}
                >
                  {text('logins.more')}
                </Button>
              ) : null}
            </>
          )
        }
      </RemoteView>
    </SectionRoom>
  )
})

const tones = { signedIn: 'success', refused: 'danger', verify: 'neutral' } as const

const Login = observer(function Login({ entry: { at, device, ip, how, result, newDevice } }: { entry: LoginEntry }) {
  const text = useText()
  const { moment } = useMomentText()
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
    await devices.endOthers()
    void guard.askPasswordChange()
  }

  return (
    <Entry>
      <div>
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
      </div>
      <Button
        size="sm"
        variant="ghost"
        tone="neutral"
        aria-label={text('logins.not_me_of', { device: name, at: moment(at) })}
        onClick={() => void lockOut()}
      >
        {text('logins.not_me')}
      </Button>
    </Entry>
  )
})
