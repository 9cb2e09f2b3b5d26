import { AddDownlineForm, type DownlineType } from '@croupier/forms/AddDownlineForm'
import { AddLinkForm } from '@croupier/forms/AddLinkForm'
import { downlineAccountsStore, type RateBounds } from '@croupier/stores'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { Tab } from '@croupier/ui/Tab'
import { TabList } from '@croupier/ui/TabList'
import { TabPanel } from '@croupier/ui/TabPanel'
import { Tabs } from '@croupier/ui/Tabs'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useAgreementText } from '../../agreements/useAgreementText.ts'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { RegisterLinks } from './RegisterLinks.tsx'
import { useTypeName } from './useTypeName.ts'

const typesOf = (bounds: RateBounds, name: (type: number) => string): readonly DownlineType[] =>
  bounds.types.map((type) => ({ type, name: name(type) }))

/** Accounts below the agent, by form or by a link with QR, with what each rate leaves to the agent (S-391). */
export const AddAccountsPage = observer(function AddAccountsPage() {
  const text = useText()
  const { system } = useRoot()
  const accounts = useStore(downlineAccountsStore)
  const byLink = system.hasModules(['CREATEAFF3'])
  useEffect(() => {
    void accounts.load()
  }, [accounts])
  return (
    <Stack>
      <PageHead title={text('agent.register')}>{text('add_account.intro')}</PageHead>
      <RemoteView
        value={accounts.bounds}
        waiting={<Skeleton style={{ blockSize: '24rem' }} />}
        failed={{ headingLevel: 4, title: text('add_account.failed'), onRetry: () => accounts.loadBounds() }}
      >
        {(bounds) => (
          <Tabs defaultValue="form">
            <TabList label={text('add_account.ways')}>
              <Tab value="form">{text('add_account.by_form')}</Tab>
              {byLink ? <Tab value="link">{text('add_account.by_link')}</Tab> : null}
            </TabList>
            <TabPanel value="form">
              <ByForm bounds={bounds} />
            </TabPanel>
            {byLink ? (
              <TabPanel value="link">
                <ByLink bounds={bounds} />
              </TabPanel>
            ) : null}
          </Tabs>
        )}
      </RemoteView>
    </Stack>
  )
})

const ByForm = observer(function ByForm({ bounds }: { bounds: RateBounds }) {
  const text = useText()
  const { product } = useAgreementText()
  const nameOf = useTypeName()
  const accounts = useStore(downlineAccountsStore)
  const [added, setAdded] = useState<string>()
  return (
    <Stack data-gap="s4">
      {added === undefined ? null : (
        <Callout tone="success" role="status">
          {text('add_account.done', { name: added })}
        </Callout>
      )}
      <Card>
        <FormTexts>
          <AddDownlineForm
            key={added ?? ''}
            own={ratesOf(bounds)}
            types={typesOf(bounds, nameOf)}
            laneText={product}
            onSubmit={async (downline) => {
              const outcome = await accounts.addDownline(downline)
              if (outcome.kind === 'done') setAdded(outcome.value.account)
              return formOutcome(outcome)
            }}
          />
        </FormTexts>
      </Card>
    </Stack>
  )
})

const ByLink = observer(function ByLink({ bounds }: { bounds: RateBounds }) {
  const text = useText()
  const { product } = useAgreementText()
  const nameOf = useTypeName()
  const { toasts } = useRoot()
  const accounts = useStore(downlineAccountsStore)
  const [made, setMade] = useState(0)
  const isFull = (accounts.links.result.data?.totalCount ?? 0) >= bounds.mostLinks
  return (
    <Stack data-gap="s4">
      {isFull ? (
        <Callout tone="warning">{text('add_account.links_full')}</Callout>
      ) : (
        <Card>
          <FormTexts>
            <AddLinkForm
              key={made}
              own={ratesOf(bounds)}
              types={typesOf(bounds, nameOf)}
              longestDays={bounds.longestLinkDays}
              laneText={product}
              onSubmit={async (link) => {
                const outcome = await accounts.addLink(link)
                if (outcome.kind === 'done') {
                  toasts.show({ tone: 'success', textKey: 'add_account.link_done' })
                  setMade(made + 1)
                }
                return formOutcome(outcome)
              }}
            />
          </FormTexts>
        </Card>
      )}
      <RegisterLinks most={bounds.mostLinks} />
    </Stack>
  )
})

/** The agent's own rates, without the lanes that have none. */
const ratesOf = ({ rates }: RateBounds): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(rates).flatMap(([lane, rate]) => (rate ? [[lane, rate] as const] : [])))
