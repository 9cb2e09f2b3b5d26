import { consentStore, type MarketingChoice } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { Switch } from '@croupier/ui/Switch'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useStore } from '../base/RootContext.ts'
import { useRefusalToast } from '../parts/forms/useRefusalToast.ts'
import { RemoteView } from '../parts/remote/RemoteView.tsx'
import { useDigits } from '../parts/text/useDigits.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
  justify-items: start;
`

const Channels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${tokens.space.s4} ${tokens.space.s5};
  inline-size: 100%;

  & fieldset {
    display: grid;
    gap: ${tokens.space.s2};
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & legend {
    padding: 0;
    margin-block-end: ${tokens.space.s2};
    font-weight: ${tokens.fontWeight.semibold};
  }
`

/**
 * Advertising, per channel and product, off until it is switched on here; one press withdraws all consent (G-05).
 * During a break nothing is sent and nothing can be switched on (G-35). Renders a `<section>`.
 */
export const SafetyConsent = observer(function SafetyConsent() {
  const text = useText()
  const digits = useDigits()
  const { moment } = useDateTimeText()
  const store = useStore(consentStore)
  const toastRefusal = useRefusalToast()
  useEffect(() => void store.load(), [store])

  const choose = async (choice: MarketingChoice, allowed: boolean) =>
    void toastRefusal(await store.choose({ ...choice, allowed }))
  const withdraw = async () => void toastRefusal(await store.withdrawAll())

  return (
    <section id="advertising" aria-labelledby="safety-advertising">
      <h2 id="safety-advertising">{text('consent.title')}</h2>
      <RemoteView
        value={store.consent}
        waiting={<Skeleton style={{ blockSize: '12rem' }} />}
        failed={{ headingLevel: 3, size: 'sm', title: text('consent.failed'), onRetry: () => store.load() }}
      >
        {({ terms, channels, products, paused }) => (
          <Card>
            <Stack>
              <p>{text('consent.text')}</p>
              {paused ? <Callout tone="info">{text('consent.paused')}</Callout> : null}
              <Channels>
                {channels.map((channel) => (
                  <fieldset key={channel}>
                    <legend>{text(`consent.channel_${channel}`)}</legend>
                    {products.map((product) => (
                      <Switch
                        key={product}
                        spread
                        checked={store.allows({ channel, product })}
                        disabled={paused}
                        onChange={({ target }) => void choose({ channel, product }, target.checked)}
                      >
                        {text(`consent.product_${product}`)}
                      </Switch>
                    ))}
                  </fieldset>
                ))}
              </Channels>
              {store.allowsAny ? (
                <Button variant="outline" tone="neutral" onClick={() => void withdraw()}>
                  {text('consent.withdraw')}
                </Button>
              ) : (
                <p>{text('consent.none')}</p>
              )}
              {terms.agreedAt == null ? null : (
                <p>
                  {text('consent.terms', { version: digits(terms.agreedVersion ?? ''), time: moment(terms.agreedAt) })}
                </p>
              )}
            </Stack>
          </Card>
        )}
      </RemoteView>
    </section>
  )
})
