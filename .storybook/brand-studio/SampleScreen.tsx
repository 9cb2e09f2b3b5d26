import { Balance, Button, t } from '@croupier/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { LobbyScreen } from './LobbyScreen.tsx'
import { MoneyScreen } from './MoneyScreen.tsx'
import { ReportScreen } from './ReportScreen.tsx'

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

/** The screens a brand can be seen on. */
export const sampleScreens = {
  lobby: { label: 'Lobby', Screen: LobbyScreen },
  money: { label: 'Money', Screen: MoneyScreen },
  report: { label: 'Report', Screen: ReportScreen },
} as const

/** One of `sampleScreens`. */
export type SampleScreenName = keyof typeof sampleScreens

/** A whole screen under the site's header: what a brand has to carry. Renders a `<div>`. */
export const SampleScreen = ({ title, screen }: { title: string; screen: SampleScreenName }) => {
  const [masked, setMasked] = useState(false)
  const { Screen } = sampleScreens[screen]
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
        <Screen />
      </Main>
    </Page>
  )
}
