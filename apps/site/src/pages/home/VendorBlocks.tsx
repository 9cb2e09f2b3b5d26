import { tokens } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { VendorTiles } from '../../parts/vendors/VendorTiles.tsx'
import { VendorBlocksRoom } from './VendorBlocksRoom.tsx'
import { Section } from '../../parts/page/Section.tsx'

const Blocks = styled.div`
  display: grid;
  gap: ${tokens.space.s6};
  grid-template-columns: minmax(0, 1fr);
`

const More = styled(Link)`
  color: ${tokens.color.accentText};
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.semibold};
`

/** Up to 11 vendors of each category, lotteries included (S-211, S-272). */
export const VendorBlocks = observer(function VendorBlocks() {
  const text = useText()
  const { catalogue } = useRoot()
  return (
    <RemoteView
      value={catalogue.received}
      waiting={<VendorBlocksRoom />}
      failed={{ title: text('home.vendors_failed'), onRetry: () => catalogue.load().catch(() => undefined) }}
    >
      {() => (
        <Blocks>
          {catalogue.navigation.map(({ category, path, labelKey, cards }) => {
            const name = text(labelKey)
            return (
              <Section
                key={category}
                title={name}
                more={<More to={path}>{text('home.see_category', { category: name })}</More>}
              >
                <VendorTiles cards={cards} />
              </Section>
            )
          })}
        </Blocks>
      )}
    </RemoteView>
  )
})
