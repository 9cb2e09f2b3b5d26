import { describeConformance } from '../testing/describeConformance.ts'
import { Tab } from './Tab.tsx'
import { TabList } from './TabList.tsx'
import { TabPanel } from './TabPanel.tsx'
import { Tabs } from './Tabs.tsx'

describeConformance(
  'Tabs',
  <Tabs defaultValue="all">
    <TabList label="Games">
      <Tab value="all">All</Tab>
      <Tab value="hot">Hot</Tab>
    </TabList>
    <TabPanel value="all">All games</TabPanel>
    <TabPanel value="hot">Hot games</TabPanel>
  </Tabs>,
  { root: 'div' },
)
