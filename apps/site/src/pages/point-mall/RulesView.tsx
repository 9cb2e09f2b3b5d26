import { pointMallStore } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useStore } from '../../base/RootContext.ts'
import { Section } from '../../parts/page/Section.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'

const Rules = styled.ul`
  display: grid;
  gap: ${tokens.space.s2};
  margin: 0;
  padding-inline-start: ${tokens.space.s5};
`

/** The rules of the points, as the operator wrote them (S-375). */
export const RulesView = observer(function RulesView() {
  const text = useText()
  const store = useStore(pointMallStore)
  return (
    <Section title={text('point_mall.view_rules')}>
      <RemoteView
        value={store.config}
        waiting={<Skeleton style={{ blockSize: '8rem' }} />}
        failed={{ headingLevel: 3, title: text('point_mall.failed'), onRetry: () => store.loadConfig() }}
      >
        {({ rules }) => (
          <Card>
            <Rules>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </Rules>
          </Card>
        )}
      </RemoteView>
    </Section>
  )
})
