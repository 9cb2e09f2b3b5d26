import { DownlineRatesForm } from '@croupier/forms/DownlineRatesForm'
import { teamStore, type DownlineDetail } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Breadcrumbs } from '@croupier/ui/Breadcrumbs'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { Drawer } from '@croupier/ui/Drawer'
import { Skeleton } from '@croupier/ui/Skeleton'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { usePercent } from '../../parts/text/usePercent.ts'
import { useText } from '../../parts/text/useText.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { productKey } from '../reports/productKey.ts'
import { typeKey } from './typeKey.ts'

/**
 * A drawer about one person of the team: facts, rates, and for a direct downline the form to change them (S-392, G-36).
 * The centre's guard protects unsaved input.
 */
export const DownlineDrawer = observer(function DownlineDrawer() {
  const text = useText()
  const { agentCentre } = useRoot()
  const team = useStore(teamStore)
  return (
    <Drawer
      open={team.openId !== undefined}
      onClose={() => void agentCentre.leaving.leaveThen(team.close)}
      side="end"
      width={420}
      title={team.detail.data?.account ?? text('withdrawal.details')}
      texts={{ close: text('team.close_details') }}
    >
      <RemoteView
        value={team.detail}
        waiting={<Skeleton style={{ blockSize: '20rem' }} />}
        failed={{ headingLevel: 3, size: 'sm', title: text('team.failed'), onRetry: () => team.loadDetail() }}
      >
        {(detail) => <Details key={detail.id} detail={detail} />}
      </RemoteView>
    </Drawer>
  )
})

const Details = observer(function Details({ detail }: { detail: DownlineDetail }) {
  const text = useText()
  const money = useMoney()
  const intl = useIntl()
  const { day, moment } = useDateTimeText()
  const percent = usePercent()
  const { balance, directCount, lastLogin, level, linkCode, nickname, path, rates, regDate, state, teamCount, type } =
    detail
  const optional = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : [])
  return (
    <Stack data-gap="s4">
      <Breadcrumbs
        label={text('report.path')}
        crumbs={path.map(({ id, account }) => ({ value: id, label: account }))}
      />
      {state === 'unavailable' ? <Callout>{text('team.unavailable')}</Callout> : null}
      <DescriptionList
        variant="ruled"
        items={[
          ...optional(text('security.nickname'), nickname),
          { label: text('downline.type'), value: <Badge>{text(typeKey(type))}</Badge> },
          { label: text('report.level'), value: intl.formatNumber(level) },
          ...optional(text('team.balance'), balance == null ? null : money.amount(balance)),
          ...optional(text('security.last_login'), lastLogin == null ? null : moment(lastLogin)),
          ...optional(text('team.joined'), regDate == null ? null : day(regDate)),
          { label: text('team.direct'), value: intl.formatNumber(directCount) },
          { label: text('team.people_below'), value: intl.formatNumber(teamCount) },
          ...optional(text('team.link'), linkCode),
          ...Object.entries(rates ?? {}).map(([lane, rate]) => ({
            label: text('team.rate_of', { product: text(productKey(lane)) }),
            value: percent(rate),
          })),
        ]}
      />
      {level === 1 && state === 'active' ? <Rates detail={detail} /> : null}
    </Stack>
  )
})

const Rates = observer(function Rates({ detail }: { detail: DownlineDetail }) {
  const text = useText()
  const { system, toasts } = useRoot()
  const team = useStore(teamStore)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    void team.loadBounds()
  }
  if (!system.hasModules(['AGEREGDOWN3'])) return null
  if (!isOpen)
    return (
      <Button variant="outline" tone="neutral" onClick={open}>
        {text('downline.rates_title')}
      </Button>
    )
  return (
    <RemoteView
      value={team.bounds}
      waiting={<Skeleton style={{ blockSize: '12rem' }} />}
      failed={{ headingLevel: 3, size: 'sm', title: text('team.failed'), onRetry: () => team.loadBounds() }}
    >
      {({ rates }) => (
        <FormTexts>
          <DownlineRatesForm
            account={detail.account}
            current={detail.rates ?? {}}
            own={rates}
            laneText={(lane) => text(productKey(lane))}
            onSubmit={async (changed) => {
              const outcome = await team.setRates(detail.id, changed)
              if (outcome.kind === 'done') {
                toasts.show({ tone: 'success', textKey: 'team.rates_saved' })
                setOpen(false)
              }
              return formOutcome(outcome)
            }}
          />
        </FormTexts>
      )}
    </RemoteView>
  )
})
