import { paths, withQuery, type Promotion } from '@croupier/stores'
import { PromotionCard } from '@croupier/ui/PromotionCard'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { useToldDigits } from '../../parts/text/useDigits.ts'
import { useText } from '../../parts/text/useText.ts'
import { badgeLabels, cardStates, statusLabels } from './promotionWords.ts'
import { usePromotionPeriod } from './usePromotionPeriod.ts'

/** The subject of a banner is at its right end, also when it is cropped to the card. */
const Entry = styled(PromotionCard)`
  & img {
    object-position: right;
  }
`

/**
 * A promotion of any list, with its badge, period and its status for the person; leads to its page (S-362 to S-364).
 */
export const PromotionEntry = observer(function PromotionEntry({
  promotion: one,
  headingLevel,
  eager = false,
}: {
  promotion: Promotion
  headingLevel: 2 | 3
  eager?: boolean
}) {
  const text = useText()
  const told = useToldDigits()
  const period = usePromotionPeriod()
  const { saver, system } = useRoot()
  return (
    <Entry
      data-promotion={one.id}
      data-status={one.status}
      headingLevel={headingLevel}
      title={told(one.title)}
      text={told(one.summary)}
      image={one.photoUrl === null ? undefined : saver.picture(system.imageUrl(one.photoUrl))}
      eager={eager}
      badges={one.badge ? [{ value: one.badge, label: text(badgeLabels[one.badge]) }] : []}
      period={period(one)}
      state={cardStates[one.status]}
      stateText={one.status === 'join' ? undefined : text(statusLabels[one.status])}
      render={<Link to={withQuery(paths.promotion, { id: one.id })} />}
    />
  )
})
