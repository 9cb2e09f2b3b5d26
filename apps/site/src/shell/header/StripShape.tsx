import { Skeleton } from '@croupier/ui/Skeleton'
import { below, from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

const Balance = styled(Skeleton)`
  inline-size: 8.5rem;
  block-size: 2.5rem;
  border-radius: ${tokens.radius.pill};

  @media ${below.sm} {
    inline-size: 6rem;
  }
`

const Cash = styled(Skeleton)`
  inline-size: 5.75rem;
  block-size: 2.75rem;

  @media ${below.md} {
    &:where([data-in-tabs]) {
      display: none;
    }
  }
  @media ${below.sm}, ${from.md} and ${below.lg} {
    inline-size: 2.75rem;
  }
`

const Account = styled(Skeleton)`
  inline-size: 4.5rem;
  block-size: 2.75rem;

  @media ${from.lg} {
    inline-size: 7rem;
  }
`

/** Placeholder for a member's part of the header while it loads: balance, money in and out, account. */
export const StripShape = ({ hasTabs }: { hasTabs: boolean }) => {
  const inTabs = hasTabs ? '' : undefined
  return (
    <>
      <Balance />
      <Cash data-in-tabs={inTabs} />
      <Cash data-in-tabs={inTabs} />
      <Account />
    </>
  )
}
