import { referralStore, type Referral } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { ButtonLink } from '@croupier/ui/ButtonLink'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { CopyField } from '@croupier/ui/CopyField'
import { EmptyState } from '@croupier/ui/EmptyState'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { QrCode } from '@croupier/ui/QrCode'
import { Skeleton } from '@croupier/ui/Skeleton'
import { Statistic } from '@croupier/ui/Statistic'
import { Table } from '@croupier/ui/Table'
import { tokens } from '@croupier/ui/theme'
import { Share2, Users } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { PageButtons } from '../../parts/remote/PageButtons.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { EntryActions } from '../../parts/centre/entries.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { referralLink } from '../../parts/member/referralLink.ts'
import { Stack } from '../../parts/page/Stack.ts'

const Invitation = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s4} ${tokens.space.s5};

  & > div {
    display: grid;
    flex: 1 1 16rem;
    align-content: start;
    gap: ${tokens.space.s3};
    min-inline-size: 0;
  }
  & > svg {
    margin-inline: auto;
  }
`

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${tokens.space.s4};
`

/** Inviting friends: link, code, QR, share, and the results (S-374). */
export const ReferralPage = observer(function ReferralPage() {
  const text = useText()
  const { session } = useRoot()
  const { isAgent } = session
  const referral = useStore(referralStore)
  useEffect(() => {
    if (!isAgent) void referral.load()
  }, [isAgent, referral])
  if (isAgent) return <AgentWay />
  return (
    <Stack>
      <PageHead title={text('invite_friends')}>{text('referral.intro')}</PageHead>
      <RemoteView
        value={referral.details}
        waiting={<Skeleton style={{ blockSize: '14rem' }} />}
        failed={{ headingLevel: 4, title: text('referral.failed'), onRetry: () => referral.load() }}
      >
        {(details) => (
          <>
            <OwnInvitation details={details} />
            <Counts details={details} />
          </>
        )}
      </RemoteView>
      <Earnings />
    </Stack>
  )
})

/** Agents have their own links: this page shows an agent where those are. */
const AgentWay = observer(function AgentWay() {
  const text = useText()
  const { agentCentre } = useRoot()
  return (
    <Stack>
      <PageHead title={text('invite_friends')} />
      <EmptyState
        headingLevel={4}
        title={text('referral.agent_title')}
        text={text('referral.agent_text')}
        action={
          agentCentre.isOffered ? (
            <ButtonLink render={<Link to={{ search: 'agent=registerCenter' }} />}>{text('agent.register')}</ButtonLink>
          ) : undefined
        }
      />
    </Stack>
  )
})

const OwnInvitation = observer(function OwnInvitation({ details }: { details: Referral }) {
  const text = useText()
  const money = useMoney()
  const { ports } = useRoot()
  const link = referralLink(details.referralCode, ports.place.href())
  const { bonusPerFriend, minimumDeposit, bonusMayWait } = details
  // Browsers without a share sheet use the copy buttons.
  const mayShare = typeof navigator.share === 'function'
  const share = () => {
    // Closing the sheet rejects, which needs no message.
    void navigator.share({ title: text('referral.share_title'), url: link }).catch(() => undefined)
  }
  return (
    <Invitation>
      <div>
        <CopyField label={text('referral.link')} value={link} />
        <CopyField label={text('referral.code')} value={details.referralCode} />
        {bonusPerFriend === null ? null : (
          <p>
            <span>
              {text('referral.terms', {
                bonus: money.amount(bonusPerFriend),
                deposit: money.amount(minimumDeposit ?? '0'),
              })}
            </span>
            {bonusMayWait ? <span>{` ${text('referral.terms_wait')}`}</span> : null}
          </p>
        )}
        {mayShare ? (
          <EntryActions>
            <Button startIcon={<Share2 aria-hidden />} onClick={share}>
              {text('referral.share')}
            </Button>
          </EntryActions>
        ) : null}
      </div>
      <QrCode value={link} label={text('referral.qr')} size={168} />
    </Invitation>
  )
})

const Counts = observer(function Counts({ details }: { details: Referral }) {
  const text = useText()
  const money = useMoney()
  const { memberCentre } = useRoot()
  const { totalInvitations, totalBonus, claimable } = details
  return (
    <>
      <Card variant="sunken">
        <Figures>
          <Statistic label={text('referral.invited')} value={text('referral.friends', { count: totalInvitations })} />
          {totalBonus === null ? null : <Statistic label={text('referral.earned')} value={money.amount(totalBonus)} />}
        </Figures>
      </Card>
      {claimable && memberCentre.has('rewardCenter') ? (
        <Callout
          tone="success"
          action={
            <Button size="sm" onClick={() => memberCentre.select('rewardCenter')}>
              {text('in_reward_center')}
            </Button>
          }
        >
          {text('referral.claimable')}
        </Callout>
      ) : null}
    </>
  )
})

const Earnings = observer(function Earnings() {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const { earnings } = useStore(referralStore)
  return (
    <PageSection title={text('referral.earnings')}>
      <RemoteView
        value={earnings.result}
        waiting={<ListSkeleton rows={2} />}
        failed={{
          headingLevel: 4,
          size: 'sm',
          title: text('referral.earnings_failed'),
          onRetry: () => earnings.load(),
        }}
      >
        {({ list, footer }) =>
          list.length === 0 ? (
            <EmptyState
              headingLevel={4}
              size="sm"
              art={<Users aria-hidden />}
              title={text('referral.empty_title')}
              text={text('referral.empty_text')}
            />
          ) : (
            <>
              <Table
                label={text('referral.earnings')}
                texts={{ totals: text('records.period_total') }}
                rows={list}
                rowKey={({ referredName, claimDate }) => `${referredName} ${String(claimDate)}`}
                columns={[
                  {
                    value: 'referral.friend',
                    label: text('referral.friend'),
                    cell: ({ referredName }) => referredName,
                  },
                  { value: 'referral.day', label: text('records.time'), cell: ({ claimDate }) => moment(claimDate) },
                  {
                    value: 'referral.deposit',
                    label: text('account_record.type_deposit'),
                    align: 'end',
                    cell: ({ depositAmount }) => money.amount(depositAmount),
                    total: money.amount(footer.totalDepositAmount),
                  },
                  {
                    value: 'referral.bonus',
                    label: text('profit.bonus'),
                    align: 'end',
                    cell: ({ bonus }) => money.amount(bonus),
                    total: money.amount(footer.totalBonus),
                  },
                ]}
              />
              <PageButtons list={earnings} />
            </>
          )
        }
      </RemoteView>
    </PageSection>
  )
})
