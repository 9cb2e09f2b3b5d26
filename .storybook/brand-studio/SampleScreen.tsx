import { LoginForm, mobileRules } from '@croupier/forms'
import {
  Badge,
  Balance,
  Button,
  Callout,
  Card,
  GameGrid,
  GameTile,
  Pagination,
  ProgressBar,
  t,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@croupier/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { storyArt, storyLogo } from '../../packages/ui/src/game-tile/storyArt.ts'

const Page = styled.div`
  display: grid;
  gap: ${t.space.s5};
  padding-block-end: ${t.space.s6};
`
const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s3};
  padding: ${t.space.s3} ${t.space.s5};
  background: ${t.color.surface};
  color: ${t.color.text};

  & > strong {
    margin-inline-end: auto;
    font-family: ${t.font.display};
    font-size: ${t.fontSize.lg};
  }
`
const Main = styled.div`
  display: grid;
  gap: ${t.space.s5};
  padding-inline: ${t.space.s5};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2};
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${t.space.s4};
  align-items: start;
`
const Stack = styled(Card)`
  display: grid;
  gap: ${t.space.s3};
`

const labels = {
  nav: 'Pages of the lobby',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  position: (page: number, pages: number) => `${page} of ${pages}`,
}
const games = ['Lucky Koi', 'Mango Rush', 'Manila Nights', 'Fire Lantern', 'Bengal Gold', 'Paper Tiger']

/** A lobby, a member's corner and a form on one screen: what a brand has to carry. */
export const SampleScreen = ({ title }: { title: string }) => {
  const [masked, setMasked] = useState(false)
  const [page, setPage] = useState(2)
  return (
    <Page>
      <Bar data-surface="deep">
        <strong>{title}</strong>
        <Balance
          amount="₱12,480.50"
          masked={masked}
          onMaskedChange={setMasked}
          loadingText="Loading…"
          maskedText="Balance hidden"
          toggleText="Hide balance"
        />
        <Button size="sm">Deposit</Button>
      </Bar>
      <Main>
        <Tabs defaultValue="slots">
          <TabList label="Lanes">
            <Tab value="slots">Slots</Tab>
            <Tab value="live">Live casino</Tab>
            <Tab value="fish">Fishing</Tab>
          </TabList>
          <TabPanel value="slots">
            <GameGrid label="Slots" loadingText="Loading games…">
              {games.map((name, index) => (
                <GameTile
                  key={name}
                  name={name}
                  vendor="Golden Reef"
                  image={storyArt(index)}
                  fallbackImage={storyLogo(1)}
                  onLaunch={() => undefined}
                  badges={index === 0 ? [{ text: 'Hot', hot: true }] : []}
                />
              ))}
            </GameGrid>
          </TabPanel>
          <TabPanel value="live">Live casino</TabPanel>
          <TabPanel value="fish">Fishing</TabPanel>
        </Tabs>
        <Pagination page={page} pages={9} onPageChange={setPage} labels={labels} />
        <Columns>
          <Stack>
            <Row>
              <Badge tone="accent">New</Badge>
              <Badge tone="win">Won 1,250.00</Badge>
              <Badge tone="danger">Closed</Badge>
            </Row>
            <p>Weekly rebate of 0.8 % on your valid stakes.</p>
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
      </Main>
    </Page>
  )
}
