import { Tab, TabList, TabPanel, Tabs } from '@croupier/ui'

/** Panels of which one is visible. Inactive panels are not rendered; `keepMounted` on a panel keeps it. */
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
