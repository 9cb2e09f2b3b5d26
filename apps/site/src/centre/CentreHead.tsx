import { Avatar } from '@croupier/ui/Avatar'
import { Balance } from '@croupier/ui/Balance'
import { below, from } from '@croupier/ui/breakpoints'
import { hiddenStyle } from '@croupier/ui/hiddenStyle'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useRoot } from '../base/RootContext.ts'
import { avatarAddress } from '../parts/member/avatarAddress.ts'
import { StopButton } from '../safety/StopButton.tsx'
import { useShownBalance } from '../parts/money/useShownBalance.ts'
import { defaultAvatar } from '../parts/vendors/defaultIcons.ts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  /* If both do not fit, the name stays and the picture goes. */
  @media ${below.sm} {
    gap: ${tokens.space.s2};

    & > :first-child {
      display: none;
    }
  }
  @media ${from.md} {
    padding-inline: ${tokens.space.s5};
  }
`

const Name = styled.p`
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  font-weight: ${tokens.fontWeight.semibold};
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The bar above the centre has it for the pointer; a key does not get out of the centre (G-72). */
const Reach = styled.span`
  &:not(:focus-within) {
    ${hiddenStyle}
  }
`

/**
 * Name of the centre's owner and the balance, which can be hidden (S-058). Children are placed between the two. Renders
 * a `<div>`.
 */
export const CentreHead = observer(function CentreHead({ children }: { children?: ReactNode }) {
  const { member, system } = useRoot()
  const balance = useShownBalance()
  return (
    <Root>
      <Avatar
        size="md"
        label=""
        src={system.imageUrl(avatarAddress(member.avatar.data?.avatar))}
        fallbackSrc={defaultAvatar}
      />
      <Name dir="auto">{member.name}</Name>
      {children}
      <Reach>
        <StopButton />
      </Reach>
      <Balance {...balance} />
    </Root>
  )
})
