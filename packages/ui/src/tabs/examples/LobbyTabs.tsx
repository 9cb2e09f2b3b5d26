import { Tab } from '@croupier/ui/Tab'
import { TabList } from '@croupier/ui/TabList'
import { TabPanel } from '@croupier/ui/TabPanel'
import { Tabs } from '@croupier/ui/Tabs'

/** Panels, one visible at a time. Hidden panels are not rendered unless they set `keepMounted`. */
export const LobbyTabs = () => (
  <Tabs defaultValue="slots">
    <TabList label="Games">
      <Tab value="slots">Slots</Tab>
      <Tab value="live">Live casino</Tab>
    </TabList>
    <TabPanel value="slots">124 slots</TabPanel>
    <TabPanel value="live">18 tables</TabPanel>
  </Tabs>
)
