import { LoginForm } from '@croupier/forms/LoginForm'
import { mobileRules } from '@croupier/forms/mobileRule'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { GameGrid } from '@croupier/ui/GameGrid'
import { GameTile } from '@croupier/ui/GameTile'
import { Pagination } from '@croupier/ui/Pagination'
import { ProgressBar } from '@croupier/ui/ProgressBar'
import { Tab } from '@croupier/ui/Tab'
import { TabList } from '@croupier/ui/TabList'
import { TabPanel } from '@croupier/ui/TabPanel'
import { Tabs } from '@croupier/ui/Tabs'
import { useState } from 'react'
import { storyArt, storyLogo } from '../storyArt.ts'
import { Columns, Row, Stack } from './screenParts.ts'

const labels = {
  nav: 'Pages of the lobby',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  position: (page: number, pages: number) => `${page} of ${pages}`,
}
const games = ['Lucky Koi', 'Mango Rush', 'Manila Nights', 'Fire Lantern', 'Bengal Gold', 'Paper Tiger']

/** Games with pagination, a login form and messages. */
export const LobbyScreen = () => {
  const [page, setPage] = useState(2)
  return (
    <>
      <Tabs defaultValue="slots">
        <TabList label="Lanes">
          <Tab value="slots">Slots</Tab>
          <Tab value="live">Live casino</Tab>
          <Tab value="fish">Fishing</Tab>
        </TabList>
        <TabPanel value="slots">
          <GameGrid label="Slots" texts={{ loading: 'Loading games…' }}>
            {games.map((name, index) => (
              <GameTile
                key={name}
                name={name}
                vendor="Golden Reef"
                image={storyArt(index)}
                fallbackImage={storyLogo(1)}
                onLaunch={() => undefined}
                badges={index === 0 ? [{ label: 'Hot', hot: true }] : []}
              />
            ))}
          </GameGrid>
        </TabPanel>
        <TabPanel value="live">Live casino</TabPanel>
        <TabPanel value="fish">Fishing</TabPanel>
      </Tabs>
      <Pagination page={page} pages={9} onPageChange={setPage} texts={labels} />
      <Columns>
        <Stack>
          <Row>
            <Badge tone="accent">New</Badge>
            <Badge tone="win">Won 1,250.00</Badge>
            <Badge tone="danger">Closed</Badge>
          </Row>
          <p>Weekly rebate of 0.8% on your valid stakes.</p>
          <ProgressBar label="Turnover" value={60} valueText="720.00 of 1,200.00" />
          <Row>
            <Button>Play</Button>
            <Button variant="soft">Rules</Button>
            <Button variant="outline" tone="neutral">
              Later
            </Button>
            <Button variant="ghost" tone="danger">
              Leave
            </Button>
          </Row>
        </Stack>
        <Stack>
          <LoginForm mobileRule={mobileRules.PH} onSubmit={() => Promise.resolve()} />
        </Stack>
        <Stack>
          <Callout tone="info" title="Deposits take two minutes" />
          <Callout tone="success" title="Deposit credited" />
          <Callout tone="warning" title="Turnover left: 480.00" />
          <Callout tone="danger" title="Payment refused" />
        </Stack>
      </Columns>
    </>
  )
}
