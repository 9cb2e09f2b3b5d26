import { from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useBanners } from '../parts/banners/useBanners.ts'

const Picture = styled.img`
  display: none;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 3;
  object-fit: cover;
  background: ${tokens.color.surfaceSunken};

  /* Only where it leaves the form its room. */
  @media ${from.md} and (min-height: 48rem) {
    display: block;
  }
`

/**
 * The operator's picture over login and sign-up, decoration of a fixed size (S-210). Renders an `<img>`, or nothing.
 */
export const LoginBanner = observer(function LoginBanner({ group }: { group: 'w_login' | 'w_reg' }) {
  const [broken, setBroken] = useState(false)
  const address = useBanners(group)[0]?.image
  if (!address || broken) return null
  return <Picture src={address} alt="" width={1200} height={400} onError={() => setBroken(true)} />
})
