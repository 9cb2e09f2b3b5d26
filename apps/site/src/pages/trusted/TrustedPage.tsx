import { trustedStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { Actions } from '../../parts/page/Actions.ts'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { Lead, ReadingPage } from '../../parts/page/ReadingPage.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'

const Frame = styled(Card)`
  display: grid;
  gap: ${tokens.space.s4};
  justify-items: start;
`

/** Where a person named as a trusted contact agrees or declines, without an account (G-96). */
export const TrustedPage = observer(function TrustedPage() {
  const text = useText()
  const { search } = useLocation()
  const { merchant } = useRoot()
  const store = useStore(trustedStore)
  const toastRefusal = useRefusalToast()
  const code = new URLSearchParams(search).get('code') ?? ''
  useEffect(() => {
    if (code !== '') void store.open(code)
  }, [code, store])
  const answer = async (agrees: boolean) => void toastRefusal(await store.answer(code, agrees))
  return (
    <ReadingPage>
      <header>
        <PageTitle>{text('title.trusted')}</PageTitle>
        <Lead>{text('trusted.page_lead', { brand: merchant.current.brandName })}</Lead>
      </header>
      {code === '' ? (
        <Callout tone="warning">{text('trusted.no_code')}</Callout>
      ) : (
        <RemoteView
          value={store.invitation}
          waiting={<ListSkeleton rows={3} />}
          failed={{ title: text('trusted.link_failed'), onRetry: () => store.open(code) }}
        >
          {({ by, name, state, tells }) => (
            <Frame>
              <p>{text('trusted.page_asked', { name, by })}</p>
              <ul>
                {tells.map((topic) => (
                  <li key={topic}>{text(`trusted.topic_${topic}`)}</li>
                ))}
              </ul>
              <p>{text('trusted.page_never')}</p>
              <p>{text('trusted.page_duty')}</p>
              <div role="status">
                {state === 'asked' ? null : (
                  <Callout tone={state === 'agreed' ? 'success' : 'info'}>{text(`trusted.page_${state}`)}</Callout>
                )}
              </div>
              <Actions>
                {state === 'agreed' ? null : (
                  <Button loading={store.isBusy} onClick={() => void answer(true)}>
                    {text('trusted.agree')}
                  </Button>
                )}
                {state === 'declined' ? null : (
                  <Button variant="outline" tone="neutral" loading={store.isBusy} onClick={() => void answer(false)}>
                    {text(state === 'agreed' ? 'trusted.stop' : 'trusted.decline')}
                  </Button>
                )}
              </Actions>
            </Frame>
          )}
        </RemoteView>
      )}
    </ReadingPage>
  )
})
