import { Tab } from '@croupier/ui/Tab'
import { TabList } from '@croupier/ui/TabList'
import { TabPanel } from '@croupier/ui/TabPanel'
import { Tabs } from '@croupier/ui/Tabs'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useRoot } from '../../base/RootContext.ts'
import { MoreLink } from '../../parts/page/MoreLink.ts'
import { Section } from '../../parts/page/Section.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { VendorTiles } from '../../parts/vendors/VendorTiles.tsx'
import { VendorBlocksPlaceholder } from './VendorBlocksPlaceholder.tsx'

/** Up to 11 vendors of each category in one strip, lotteries included (S-211, S-272). */
export const HomeVendors = observer(function HomeVendors() {
  const text = useText()
  const { catalogue } = useRoot()
  const { navigation } = catalogue
  const [wanted, setWanted] = useState('RNG')
  const current = navigation.find(({ category }) => category === wanted) ?? navigation[0]
  return (
    <RemoteView
      value={catalogue.received}
      waiting={<VendorBlocksPlaceholder />}
      failed={{ title: text('home.vendors_failed'), onRetry: () => catalogue.load().catch(() => undefined) }}
    >
      {() =>
        current ? (
          <Section
            title={text('lobby.vendors')}
            more={
              <MoreLink to={current.path}>{text('home.see_category', { category: text(current.labelKey) })}</MoreLink>
            }
          >
            <Tabs value={current.category} onValueChange={setWanted}>
              <TabList label={text('nav.categories')}>
                {navigation.map(({ category, labelKey }) => (
                  <Tab key={category} value={category}>
                    {text(labelKey)}
                  </Tab>
                ))}
              </TabList>
              {navigation.map(({ category, cards }) => (
                <TabPanel key={category} value={category}>
                  <VendorTiles cards={cards} strip />
                </TabPanel>
              ))}
            </Tabs>
          </Section>
        ) : null
      }
    </RemoteView>
  )
})
