import { Link2 } from 'lucide-react'
import { downlineAccountsStore, type RegisterLink } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { CopyField } from '@croupier/ui/CopyField'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { EmptyState } from '@croupier/ui/EmptyState'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { QrCode } from '@croupier/ui/QrCode'
import { Statistic } from '@croupier/ui/Statistic'
import { Table } from '@croupier/ui/Table'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import { styled } from 'styled-components'
import { useAgreementText } from '../../agreements/useAgreementText.ts'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { Entry, EntryActions, EntryHead, EntryList } from '../../parts/centre/entries.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { referralLink } from '../../parts/member/referralLink.ts'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { PageButtons } from '../../parts/remote/PageButtons.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { useTypeName } from './useTypeName.ts'

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space.s3};
`

const Qr = styled.details`
  & > summary {
    padding-block: ${tokens.space.s1};
    color: ${tokens.color.accentText};
    font-size: ${tokens.fontSize.sm};
    font-weight: ${tokens.fontWeight.medium};
    cursor: pointer;
  }
  & > svg {
    display: block;
    margin-inline: auto;
  }
`

/** The agent's links: address, QR, what each brought, until when it works, and its end (S-391). */
export const RegisterLinks = observer(function RegisterLinks({ most }: { most: number }) {
  const text = useText()
  const { links } = useStore(downlineAccountsStore)
  return (
    <PageSection title={text('add_account.links')}>
      <RemoteView
        value={links.result}
        waiting={<ListSkeleton rows={2} />}
        failed={{ headingLevel: 4, size: 'sm', title: text('add_account.links_failed'), onRetry: () => links.load() }}
      >
        {({ list, totalCount }) =>
          list.length === 0 ? (
            <EmptyState
              headingLevel={4}
              size="sm"
              art={<Link2 aria-hidden />}
              title={text('add_account.links_empty_title')}
              text={text('add_account.links_empty_text')}
            />
          ) : (
            <>
              <p>{text('add_account.links_used', { used: totalCount, most })}</p>
              <EntryList>
                {list.map((link) => (
                  <li key={link.affiUrlId}>
                    <LinkCard link={link} />
                  </li>
                ))}
              </EntryList>
              <PageButtons list={links} />
            </>
          )
        }
      </RemoteView>
    </PageSection>
  )
})

const LinkCard = observer(function LinkCard({ link }: { link: RegisterLink }) {
  const text = useText()
  const intl = useIntl()
  const { day } = useDateTimeText()
  const words = useAgreementText()
  const typeName = useTypeName()
  const remove = useRemove()
  const { ports } = useRoot()
  const accounts = useStore(downlineAccountsStore)
  const { affiUrlId, code, type, rates, expiresAt, state, registrations, depositors, activeMembers } = link
  const name = useLinkName()(link)
  const address = referralLink(code, ports.place.href())
  const isShown = accounts.openLink === affiUrlId
  return (
    <Entry data-link={code}>
      <EntryHead>
        <div>
          <strong>{name}</strong>
          <p>
            <bdi dir="ltr">{code}</bdi>
          </p>
        </div>
        <Badge tone={state === 'open' ? 'success' : 'neutral'}>{text(`add_account.link_${state}`)}</Badge>
      </EntryHead>
      <CopyField label={text('add_account.link_address', { name })} value={address} />
      <Qr>
        <summary>{text('add_account.link_show_qr')}</summary>
        <QrCode value={address} label={text('add_account.link_qr', { name })} size={168} />
      </Qr>
      <Figures>
        <Statistic size="sm" label={text('add_account.link_registered')} value={intl.formatNumber(registrations)} />
        <Statistic size="sm" label={text('add_account.link_deposited')} value={intl.formatNumber(depositors)} />
        <Statistic size="sm" label={text('add_account.link_active')} value={intl.formatNumber(activeMembers)} />
      </Figures>
      <DescriptionList
        items={[
          { label: text('add_account.link_type'), value: typeName(type) },
          {
            label: text('add_account.link_until'),
            value: expiresAt === null ? text('add_account.link_for_ever') : day(expiresAt),
          },
          ...Object.entries(rates).flatMap(([lane, rate]) =>
            rate ? [{ label: words.product(lane), value: words.rate(rate, 'P') }] : [],
          ),
        ]}
      />
      <EntryActions>
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          aria-expanded={isShown}
          aria-label={text('add_account.link_members_of', { name })}
          onClick={() => accounts.showMembers(isShown ? undefined : affiUrlId)}
        >
          {text('add_account.link_members')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          tone="danger"
          aria-label={text('add_account.link_remove_of', { name })}
          onClick={() => void remove(link)}
        >
          {text('add_account.link_remove')}
        </Button>
      </EntryActions>
      {isShown ? <CameByLink title={text('add_account.link_members_of', { name })} /> : null}
    </Entry>
  )
})

/** Who registered with the link that is open. Who cannot be reached has no name (G-36). */
const CameByLink = observer(function CameByLink({ title }: { title: string }) {
  const text = useText()
  const { moment } = useDateTimeText()
  const { members } = useStore(downlineAccountsStore)
  const yesOrNo = (is: boolean) => text(is ? 'add_account.yes' : 'add_account.no')
  return (
    <RemoteView
      value={members.result}
      waiting={<ListSkeleton rows={2} />}
      failed={{
        headingLevel: 4,
        size: 'sm',
        title: text('add_account.link_members_failed'),
        onRetry: () => members.load(),
      }}
    >
      {({ list }) =>
        list.length === 0 ? (
          <p>{text('add_account.link_members_empty')}</p>
        ) : (
          <>
            <Table
              label={title}
              texts={{}}
              rows={list.map((row, index) => ({ ...row, index }))}
              rowKey={({ index }) => index}
              columns={[
                {
                  value: 'account',
                  label: text('downline.account'),
                  cell: ({ account }) => account ?? text('salary.hidden'),
                },
                {
                  value: 'registered',
                  label: text('add_account.registered_at'),
                  cell: ({ registeredAt }) => moment(registeredAt),
                },
                {
                  value: 'deposited',
                  label: text('add_account.link_deposited'),
                  cell: ({ deposited }) => yesOrNo(deposited),
                },
              ]}
            />
            <PageButtons list={members} />
          </>
        )
      }
    </RemoteView>
  )
})

function useLinkName(): (link: RegisterLink) => string {
  const text = useText()
  return ({ name, code }) => name || text('add_account.link_unnamed', { code })
}

/** Asks, then ends a link. */
function useRemove(): (link: RegisterLink) => Promise<void> {
  const { modals, toasts } = useRoot()
  const accounts = useStore(downlineAccountsStore)
  const toastRefusal = useRefusalToast()
  return async (link) => {
    const answer = await modals.open({
      kind: 'confirm',
      tone: 'warning',
      titleKey: 'add_account.link_remove_question',
      textKey: 'add_account.link_remove_text',
      confirmKey: 'add_account.link_remove',
      cancelKey: 'in_more_cancel',
    })
    if (answer !== 'confirmed') return
    if (toastRefusal(await accounts.removeLink(link)))
      toasts.show({ tone: 'success', textKey: 'add_account.link_removed' })
  }
}
