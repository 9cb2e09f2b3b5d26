import type { DataSaverChoice } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { SegmentedControl } from '@croupier/ui/SegmentedControl'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { useBytesOfPage } from '../../parts/data-meter/useBytesOfPage.ts'
import { useByteText } from '../../parts/data-meter/useByteText.ts'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { Lead, ReadingPage } from '../../parts/page/ReadingPage.ts'
import { Section } from '../../parts/page/Section.tsx'
import { useText } from '../../parts/text/useText.ts'

const choices: readonly DataSaverChoice[] = ['auto', 'on', 'off']

const Frame = styled(Card)`
  display: grid;
  gap: ${tokens.space.s4};
  justify-items: start;
`

/** The data saver's switch, and what this page has loaded (G-93). */
export const DataUsePage = observer(function DataUsePage() {
  const text = useText()
  const { saver } = useRoot()
  const { bytes, files, untold } = useBytesOfPage()
  const inWords = useByteText()
  return (
    <ReadingPage>
      <header>
        <PageTitle>{text('title.data')}</PageTitle>
        <Lead>{text('data.lead')}</Lead>
      </header>
      <Section title={text('data.saver')} hint={text('data.saver_hint')}>
        <Frame>
          <SegmentedControl
            legend={text('data.saver')}
            hideLegend
            value={saver.choice}
            onChange={({ target }) => saver.choose(target.value as DataSaverChoice)}
            choices={choices.map((value) => ({ value, label: text(`data.${value}`) }))}
          />
          <p role="status">{text(saver.isOn ? (saver.holdsPictures ? 'data.held' : 'data.shown') : 'data.is_off')}</p>
          {saver.holdsPictures ? (
            <Button variant="outline" onClick={saver.showPictures}>
              {text('data.show_pictures')}
            </Button>
          ) : null}
        </Frame>
      </Section>
      <Section title={text('data.meter')} hint={text('data.meter_hint')}>
        <Card>
          <DescriptionList
            aria-label={text('data.meter')}
            items={[
              { label: text('data.used'), value: inWords(bytes), strong: true },
              { label: text('data.files'), value: text('data.files_count', { count: files }) },
              ...(untold > 0
                ? [{ label: text('data.untold'), value: text('data.files_count', { count: untold }) }]
                : []),
            ]}
          />
        </Card>
      </Section>
    </ReadingPage>
  )
})
