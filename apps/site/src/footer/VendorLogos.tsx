import { t } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'
import { VendorMark } from '../vendors/VendorMark.tsx'

const Heading = styled.h2`
  margin-block-end: ${t.space.s3};
  color: ${t.color.onDeep};
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.semibold};
`

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s3} ${t.space.s5};
  margin: 0;
  padding: 0;
  list-style: none;
  opacity: 0.86;
`

/** The logos of every vendor the merchant works with, once each (S-226). Renders a `<div>` or nothing. */
export const VendorLogos = observer(function VendorLogos() {
  const text = useText()
  const { catalogue } = useRoot()
  const vendors = new Map(catalogue.lanes.flatMap((lane) => lane.cards).map((card) => [card.vassalage, card]))
  if (vendors.size === 0) return null
  return (
    <div>
      <Heading>{text('our_partners')}</Heading>
      <Row>
        {[...vendors.values()].map((card) => (
          <li key={card.vassalage}>
            <VendorMark card={card} height={28} />
          </li>
        ))}
      </Row>
    </div>
  )
})
