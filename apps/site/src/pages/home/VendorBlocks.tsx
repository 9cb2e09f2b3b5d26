import { Button, ErrorState, t } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { VendorTiles } from '../../parts/vendors/VendorTiles.tsx'
import { VendorBlocksRoom } from './VendorBlocksRoom.tsx'
import { Section } from '../../parts/page/Section.tsx'

const Blocks = styled.div`
  display: grid;
  gap: ${t.space.s6};
  grid-template-columns: minmax(0, 1fr);
`

const More = styled(Link)`
  color: ${t.color.accentText};
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.semibold};
`

/** Up to 11 vendors of each category, lotteries included (S-211, S-272). */
export const VendorBlocks = observer(function VendorBlocks() {
  const text = useText()
  const { catalogue } = useRoot()
  const { received } = catalogue
  if (received.data === undefined)
    return received.failure ? (
      <ErrorState
        title={text('home.vendors_failed')}
        action={<Button onClick={() => void catalogue.load().catch(() => undefined)}>{text('retry_once')}</Button>}
      />
    ) : (
      <VendorBlocksRoom />
    )
  return (
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
  )
})
