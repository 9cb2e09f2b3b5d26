import { Button } from '@croupier/ui/Button'
import { Modal } from '@croupier/ui/Modal'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { ModalPartProps } from '../../base/ModalPart.ts'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { ReadingHtml } from '../../parts/html/ReadingHtml.ts'

const Frame = styled.div`
  display: grid;
  gap: ${tokens.space.s5};
  padding: ${tokens.space.s5};
`

const Body = styled(ReadingHtml)`
  min-block-size: 4rem;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3};

  & > p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
    font-variant-numeric: tabular-nums;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.s2};
    margin-inline-start: auto;
  }
`

/**
 * Announcements that everybody should see once, one after another. One about a promotion links to the reward centre if
 * the site has that page (wire fact 6.12).
 */
export const AnnouncementModal = observer(function AnnouncementModal({
  id,
  modal: { ids },
}: ModalPartProps<'announcement'>) {
  const text = useText()
  const { memberCentre, modals, notices } = useRoot()
  const [index, setIndex] = useState(0)
  const shown = ids.flatMap(
    (wanted) => notices.announcements.data?.popup.find((one) => String(one.id) === wanted) ?? [],
  )
  const notice = shown[index]
  const close = () => modals.dismiss(id)
  const isLast = index + 1 >= shown.length
  const promotes = Boolean(notice?.promotionType) && memberCentre.has('rewardCenter')
  const goToRewards = () => {
    close()
    memberCentre.open('rewardCenter')
  }
  return (
    <Modal
      open
      onClose={close}
      title={notice?.title ?? text('notices.announcement')}
      width={480}
      height="auto"
      clickToClose
      flush
    >
      <Frame>
        <Body html={notice?.content ?? ''} />
        <Actions>
          {shown.length > 1 ? <p>{text('notices.position', { index: index + 1, total: shown.length })}</p> : null}
          <div>
            {promotes ? (
              <Button variant="outline" onClick={goToRewards}>
                {text('notices.more')}
              </Button>
            ) : null}
            {isLast ? (
              <Button onClick={close}>{text('in_increase_close')}</Button>
            ) : (
              <Button onClick={() => setIndex(index + 1)}>{text('notices.next')}</Button>
            )}
          </div>
        </Actions>
      </Frame>
    </Modal>
  )
})
