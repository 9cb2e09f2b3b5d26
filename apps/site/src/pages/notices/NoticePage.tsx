import { tokens } from '@croupier/ui/theme'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { loadsAhead, usePageLoad } from '../../base/pageLoads.ts'
import { loadNotices } from '../../parts/banners/PageBanner.tsx'
import { useText } from '../../parts/text/useText.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { NoticeReader } from './NoticeReader.tsx'

/** A window's height from the start, so that the footer does not move when the notices load. */
const Reader = styled.div`
  min-block-size: max(24rem, 85dvh);
`

const Title = styled.h1`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.xxl};
  overflow-wrap: anywhere;
`

/** The announcements page; `?index=` selects one (S-023, S-236). */
export function NoticePage() {
  const text = useText()
  const { notices } = useRoot()
  const [query] = useSearchParams()
  const index = Number(query.get('index') ?? 0)
  useEffect(() => notices.select(Number.isInteger(index) ? index : 0), [notices, index])
  usePageLoad(loadNotices)
  return (
    <Stack>
      <Title>{text('title.notices')}</Title>
      <Reader>
        <NoticeReader />
      </Reader>
    </Stack>
  )
}

loadsAhead(NoticePage, loadNotices)
