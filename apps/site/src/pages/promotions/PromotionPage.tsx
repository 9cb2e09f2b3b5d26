import { paths, promotionStore, rewardsStore, type PromotionDetail } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { ButtonLink } from '@croupier/ui/ButtonLink'
import { Card } from '@croupier/ui/Card'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { CalendarRange } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { BackArrow } from '../../parts/page/BackArrow.ts'
import { ServerHtml } from '../../parts/html/ServerHtml.tsx'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { Section } from '../../parts/page/Section.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { PromotionAction } from './PromotionAction.tsx'
import { badgeLabels, statusLabels } from './promotionWords.ts'
import { SignInWeekSection } from './SignInWeekSection.tsx'
import { TruthCard } from './TruthCard.tsx'
import { usePromotionPeriod } from './usePromotionPeriod.ts'

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s5};
  max-inline-size: 60rem;
`

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  max-block-size: 16rem;
  border-radius: ${tokens.radius.lg};
  object-fit: cover;
`

const Signs = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s1} ${tokens.space.s2};
  margin: ${tokens.space.s2} 0 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.s1};
  }
`

const Content = styled(ServerHtml)`
  overflow-wrap: anywhere;

  & > * + * {
    margin-block-start: ${tokens.space.s3};
  }
  & a {
    color: ${tokens.color.accentText};
  }
  & img {
    max-inline-size: 100%;
    block-size: auto;
  }
`

/**
 * One promotion, named by `?id=`: content, period, status, terms in plain numbers, and what to do next (S-031, S-369).
 */
export const PromotionPage = observer(function PromotionPage() {
  const text = useText()
  const { session } = useRoot()
  const store = useStore(promotionStore)
  const rewards = useStore(rewardsStore)
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  useEffect(() => store.open(id), [store, id])
  const isIssued = store.detail.data?.status === 'issued'
  useEffect(() => {
    if (isIssued && session.isSignedIn) void rewards.load()
  }, [isIssued, rewards, session.isSignedIn])
  const back = (
    <ButtonLink
      size="sm"
      variant="ghost"
      tone="neutral"
      startIcon={<BackArrow />}
      render={<Link to={paths.promotions} />}
    >
      {text('promotion.show_all')}
    </ButtonLink>
  )
  return (
    <Root>
      <div>{back}</div>
      {id === '' ? (
        <EmptyState headingLevel={1} title={text('promotion.missing_title')} text={text('promotion.missing_text')} />
      ) : (
        <RemoteView
          value={store.detail}
          waiting={<Skeleton style={{ blockSize: '30rem' }} />}
          failed={{ headingLevel: 1, title: text('promotion.detail_failed'), onRetry: () => store.load() }}
        >
          {(promotion) => <Whole promotion={promotion} />}
        </RemoteView>
      )}
    </Root>
  )
})

const Whole = observer(function Whole({ promotion }: { promotion: PromotionDetail }) {
  const text = useText()
  const { saver, system } = useRoot()
  const period = usePromotionPeriod()(promotion)
  const { title, badge, status, photoUrl, content } = promotion
  return (
    <>
      {photoUrl === null || saver.holdsPictures ? null : (
        <Picture src={system.imageUrl(photoUrl)} alt="" width={1200} height={400} />
      )}
      <header>
        <PageTitle>
          <bdi>{title}</bdi>
        </PageTitle>
        <Signs>
          {status === 'join' ? null : <Badge>{text(statusLabels[status])}</Badge>}
          {badge ? <Badge tone="accent">{text(badgeLabels[badge])}</Badge> : null}
          {period === undefined ? null : (
            <span>
              <CalendarRange size={16} aria-hidden /> {period}
            </span>
          )}
        </Signs>
      </header>
      <Section title={text('promotion.content')}>
        <Content html={content} />
      </Section>
      <TruthCard promotion={promotion} />
      <Section title={text('promotion.take_part')}>
        <Card>
          <PromotionAction promotion={promotion} />
        </Card>
      </Section>
      {badge === 'daily' ? <SignInWeekSection /> : null}
    </>
  )
})
