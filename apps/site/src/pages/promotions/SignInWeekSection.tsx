import { signInWeekStore, type SignInWeek } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useClaimToast, useGivenText } from '../../parts/rewards/useGivenText.ts'
import { Section } from '../../parts/page/Section.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'

const Days = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};

  & > li {
    display: grid;
    flex: 1 1 5rem;
    align-content: start;
    justify-items: center;
    gap: ${tokens.space.s1};
    padding: ${tokens.space.s3} ${tokens.space.s2};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    font-size: ${tokens.fontSize.sm};
    text-align: center;
  }
  & > li[data-taken] {
    background: ${tokens.color.successSoft};
  }
  & > li[data-next] {
    border-color: ${tokens.color.accent};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
  }
  & > li > span:first-child {
    color: ${tokens.color.textMuted};
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s3};
`

/** The daily check-in of a member: seven days, the reward of each, and today's to claim. */
export const SignInWeekSection = observer(function SignInWeekSection() {
  const text = useText()
  const { session } = useRoot()
  const store = useStore(signInWeekStore)
  useEffect(() => void store.load(), [store, session.token])
  if (!session.isSignedIn || session.isTrial) return null
  return (
    <Section title={text('sign_in.title')} hint={text('sign_in.hint')}>
      <RemoteView
        value={store.week}
        waiting={<Skeleton style={{ blockSize: '8rem' }} />}
        failed={{ headingLevel: 3, size: 'sm', title: text('sign_in.failed'), onRetry: () => store.load() }}
      >
        {(week) => <Week week={week} />}
      </RemoteView>
    </Section>
  )
})

const Week = observer(function Week({ week }: { week: SignInWeek }) {
  const text = useText()
  const given = useGivenText()
  const toastClaim = useClaimToast()
  const { guard } = useRoot()
  const store = useStore(signInWeekStore)
  const { streak, today, days } = week
  const next = today ? 0 : streak + 1
  const take = () => guard.require(async () => void toastClaim(await store.signIn()))
  return (
    <Card>
      <Days role="list">
        {days.map(({ day, taken, points, ticketType }) => (
          <li key={day} data-taken={taken ? '' : undefined} data-next={day === next ? '' : undefined}>
            <span>{text('sign_in.day', { day })}</span>
            <strong>{given({ rewardType: 'POINT', value: String(points) })}</strong>
            {ticketType === null ? null : <span>{given({ rewardType: 'TICKET', value: ticketType })}</span>}
            {taken ? (
              <Badge tone="success">
                <Check size={14} aria-hidden /> {text('sign_in.taken')}
              </Badge>
            ) : null}
            {day === next ? <Badge tone="accent">{text('sign_in.next')}</Badge> : null}
          </li>
        ))}
      </Days>
      <Foot style={{ marginBlockStart: tokens.space.s3 }}>
        {today ? (
          <p>{text('sign_in.done', { day: (streak % days.length) + 1 })}</p>
        ) : (
          <Button loading={store.isBusy} onClick={take}>
            {text('sign_in.take')}
          </Button>
        )}
      </Foot>
    </Card>
  )
})
