import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { usePageLoad, type PageLoad } from '../../base/pageLoads.ts'
import { useBanners } from './useBanners.ts'

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.deep};
  color: ${tokens.color.onDeep};
`

const Picture = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  /* The art's quiet side is on the left in every language. */
  object-position: right center;
`

const Words = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  min-block-size: clamp(4.5rem, 14vw, 9rem);
  inline-size: 55%;
  padding: ${tokens.space.s3} ${tokens.space.s4};

  /* The art is dark on its quiet side, also where a brand's header is pale. */
  &[data-pictured] {
    color: white;
    text-shadow: 0 1px 12px black;
  }
  & > h1 {
    font-family: ${tokens.font.display};
    font-size: clamp(1.25rem, 3vw, ${tokens.fontSize.displayMd});
    letter-spacing: ${tokens.tracking.tight};
  }
`

/** Loads the operator's announcements, among them the banners. */
export const loadNotices: PageLoad = ({ notices }) => notices.load()

/** The title of a page over the operator's banner of its group, whose space is reserved from the start (S-210). */
export const PageBanner = observer(function PageBanner({ title, group }: { title: string; group: string }) {
  const [broken, setBroken] = useState<string>()
  usePageLoad(loadNotices)
  const address = useBanners(group)[0]?.image
  const isPictured = address !== undefined && address !== broken
  return (
    <Frame>
      {isPictured ? (
        <Picture src={address} alt="" width={1200} height={400} onError={() => setBroken(address)} />
      ) : null}
      <Words dir="ltr" data-pictured={isPictured || undefined}>
        <h1 dir="auto">{title}</h1>
      </Words>
    </Frame>
  )
})
