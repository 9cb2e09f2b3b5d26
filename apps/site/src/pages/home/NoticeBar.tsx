import { NoticeMarquee } from '@croupier/ui/NoticeMarquee'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

const Frame = styled.div`
  min-block-size: 3rem;
`

/** The scrolling bar of notice titles; a title opens the notice modal at its index (S-208). */
export const NoticeBar = observer(function NoticeBar() {
  const text = useText()
  const { modals, notices } = useRoot()
  const titles = notices.notices.map((notice) => notice.title ?? '')
  return (
    <Frame>
      {titles.length > 0 ? (
        <NoticeMarquee
          label={text('notice_bar.label')}
          titles={titles}
          texts={{ pause: text('notice_bar.pause') }}
          onOpen={(index) => void modals.open({ kind: 'notice', index })}
        />
      ) : null}
    </Frame>
  )
})
