import { VipBadge } from '@croupier/ui/VipBadge'
import { below } from '@croupier/ui/breakpoints'
import { hiddenStyle } from '@croupier/ui/hiddenStyle'
import { tokens } from '@croupier/ui/theme'
import { HeartHandshake } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { paths, vipAboveRank } from '@croupier/stores'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot } from '../base/RootContext.ts'
import { CentreHead } from '../centre/CentreHead.tsx'
import { useText } from '../parts/text/useText.ts'
import { PressButton } from '../parts/page/PressButton.ts'

const Rank = styled(PressButton)`
  flex: none;
  padding: ${tokens.space.s1};
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
  }
`

/** Words if there is room; a sign on a phone, so that the name stays readable. */
const Safety = styled(Link)`
  flex: none;
  color: ${tokens.color.accentText};
  font-size: ${tokens.fontSize.sm};

  & > svg {
    display: none;
  }
  @media ${below.sm} {
    display: grid;
    place-items: center;
    min-inline-size: 2rem;
    min-block-size: 2rem;

    & > svg {
      display: block;
    }
    & > span {
      ${hiddenStyle}
    }
  }
`

/**
 * The member's name, with links to the rank (S-337) and, where the site is open, to the safety page. Renders a `<div>`.
 */
export const CentreHolder = observer(function CentreHolder() {
  const text = useText()
  const { member, memberCentre, system } = useRoot()
  const { rankLevel } = member
  const hasRank = memberCentre.has('playerRank') && !memberCentre.isClosed('playerRank')
  return (
    <CentreHead>
      {rankLevel === undefined || !hasRank ? null : (
        <Rank type="button" onClick={() => memberCentre.select('playerRank')}>
          <VipBadge
            size="sm"
            level={rankLevel}
            vip={rankLevel > vipAboveRank}
            label={rankLevel === 0 ? text('rank.none') : text('rank.own', { name: `VIP${rankLevel}` })}
          />
        </Rank>
      )}
      {system.status === 2 ? null : (
        <Safety to={paths.safety} onClick={memberCentre.close}>
          <HeartHandshake size={20} aria-hidden />
          <span>{text('title.safety')}</span>
        </Safety>
      )}
    </CentreHead>
  )
})
