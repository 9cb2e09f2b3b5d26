import type { MessageKey } from '@croupier/locales'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { DownloadPanel } from '@croupier/ui/DownloadPanel'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Link as TextLink } from '@croupier/ui/Link'
import { QrCode } from '@croupier/ui/QrCode'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useOnDevice } from '../../base/useOnDevice.ts'
import { useRoot } from '../../base/RootContext.ts'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { Lead, ReadingPage } from '../../parts/page/ReadingPage.ts'
import { Section } from '../../parts/page/Section.tsx'
import { useHashTarget } from '../../parts/page/useHashTarget.ts'
import { useText } from '../../parts/text/useText.ts'
import { installOffer } from '../../ports/installOffer.ts'
import { DownloadCode } from './DownloadCode.tsx'
import { downloads } from './downloads.ts'

const Guides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  align-items: start;
  gap: ${tokens.space.s4};
`

const Guide = styled(Card)`
  display: grid;
  gap: ${tokens.space.s3};
  line-height: ${tokens.leading.normal};

  & h3 {
    font-size: ${tokens.fontSize.md};
  }
  & ol {
    display: grid;
    gap: ${tokens.space.s2};
    margin: 0;
    padding-inline-start: ${tokens.space.s5};
  }
`

const WebApp = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s4} ${tokens.space.s5};
  align-items: center;

  & > div {
    display: grid;
    flex: 1 1 16rem;
    gap: ${tokens.space.s3};
    justify-items: start;
  }
`

/** The steps of each app; some name its button. */
const steps: Readonly<Record<string, readonly MessageKey[]>> = {
  IOS: [
    'ios_load_step1',
    'ios_load_step2',
    'ios_load_step3',
    'ios_load_step4',
    'ios_load_step5',
    'ios_load_step6',
    'ios_load_step7',
  ],
  MOBILECONFIG: [
    'lite_load_step1',
    'lite_load_step2',
    'lite_load_step3',
    'lite_load_step4',
    'lite_load_step5',
    'lite_load_step6',
  ],
  ANDROID: ['android_load_step1', 'android_load_step2', 'android_load_step3'],
}

const webAppSteps: readonly MessageKey[] = ['web_load_step1', 'web_load_step2', 'web_load_step3']

/** The app that fits the system of this device, by resource type. */
const fitting: Readonly<Record<string, string>> = { iOS: 'IOS', Android: 'ANDROID' }

/** The apps, the site as a separate app, and how each is installed (S-036, S-230, S-231). */
export const DownloadPage = observer(function DownloadPage() {
  const text = useText()
  const { system, ports } = useRoot()
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.current, () => undefined)
  useHashTarget()
  const apps = downloads(system.resources)
  const preferred = fitting[useOnDevice(ports.operatingSystem, '')]
  const buttonOf = (name: string) => text('download.get', { name })
  const guideOf = (key: string, title: string, keys: readonly MessageKey[]) => (
    <Guide key={key}>
      <h3 id={`guide-${key}`}>{title}</h3>
      <ol aria-labelledby={`guide-${key}`}>
        {keys.map((step) => (
          <li key={step}>{text({ key: step, values: { button: buttonOf(title) } })}</li>
        ))}
      </ol>
    </Guide>
  )
  return (
    <ReadingPage>
      <header>
        <PageTitle>{text('in_app_download')}</PageTitle>
        <Lead>{text('download.lead')}</Lead>
        <p>
          <TextLink render={<Link to={{ hash: 'guide' }} replace />}>{text('download.guide')}</TextLink>
        </p>
      </header>
      {apps.length === 0 ? (
        <EmptyState headingLevel={2} title={text('download.none_title')} text={text('download.none_text')} />
      ) : (
        <DownloadPanel
          label={text('in_app_download')}
          preferred={preferred}
          apps={apps.map((download) => {
            const name = download.name ?? text(download.nameKey)
            return {
              value: download.type,
              label: name,
              href: download.url,
              qrText: text('download.qr_of', { name }),
              qrCode: <DownloadCode download={download} />,
              downloadText: buttonOf(name),
            }
          })}
        />
      )}
      <Section title={text('download.web')} hint={text('download.web_hint')}>
        <WebApp>
          <QrCode
            value={ports.place.href().replace(/[?#].*$/, '')}
            label={text('download.qr_of', { name: text('download.web') })}
            size={120}
          />
          <div>
            <p>{text('download.web_text')}</p>
            {offer ? <Button onClick={installOffer.take}>{text('download.install')}</Button> : null}
          </div>
        </WebApp>
      </Section>
      <Section id="guide" title={text('download.guide')}>
        <Guides>
          {apps.map(({ type, nameKey, name = text(nameKey) }) => guideOf(type, name, steps[type] ?? []))}
          {guideOf('WEB', text('download.web'), webAppSteps)}
        </Guides>
      </Section>
    </ReadingPage>
  )
})
