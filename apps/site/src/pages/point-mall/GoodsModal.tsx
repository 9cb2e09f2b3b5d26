import { RedeemForm } from '@croupier/forms/RedeemForm'
import { pointMallStore, type PointReward } from '@croupier/stores'
import { Callout } from '@croupier/ui/Callout'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { Modal } from '@croupier/ui/Modal'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { PageGuard } from '../../parts/forms/PageGuard.tsx'
import { useMobileRule } from '../../parts/forms/useMobileRule.ts'
import { PaymentPasswordGate } from '../../parts/payment-password/PaymentPasswordGate.tsx'
import { useText } from '../../parts/text/useText.ts'
import { EntryBody } from '../../session/entryLayout.ts'
import type { ModalPartProps } from '../../base/ModalPart.ts'
import { goodsState } from './goodsState.ts'
import { useGoodsWords } from './useGoodsWords.ts'

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  max-block-size: 12rem;
  border-radius: ${tokens.radius.md};
  object-fit: cover;
`

/**
 * A piece of the points mall with everything about it, and its redemption under the payment password (S-375, S-377).
 */
export const GoodsModal = observer(function GoodsModal({ id, modal: { rewardId } }: ModalPartProps<'goods'>) {
  const text = useText()
  const words = useGoodsWords()
  const { modals, pageLeave, saver, system } = useRoot()
  const store = useStore(pointMallStore)
  const reward = store.rewardOf(rewardId)
  if (!reward) return null
  const balance = store.balance.data ?? 0
  const state = goodsState(reward, balance)
  const { name, description, imageUrl, points, stock, limit } = reward
  const picture = imageUrl === null ? undefined : saver.picture(system.imageUrl(imageUrl))
  return (
    <Modal
      open
      onClose={() => void pageLeave.leaveThen(() => modals.dismiss(id))}
      title={name}
      width={480}
      height="auto"
      flush
    >
      <EntryBody>
        {picture === undefined ? null : <Picture src={picture} alt="" width={320} height={240} />}
        {description === null ? null : <p>{description}</p>}
        <DescriptionList
          items={[
            { label: text('point_mall.price'), value: text('points.count', { points }), strong: true },
            { label: text('point_mall.delivery'), value: words.delivery(reward) },
            ...(stock === null
              ? []
              : [{ label: text('point_mall.left'), value: text('point_mall.stock', { count: Math.max(0, stock) }) }]),
            ...(limit === null
              ? []
              : [{ label: text('point_mall.per_member'), value: text('point_mall.limit_of', { count: limit }) }]),
          ]}
        />
        {state === 'available' ? (
          <PaymentPasswordGate>
            <Redeem reward={reward} balance={balance} />
          </PaymentPasswordGate>
        ) : (
          <Callout tone="warning">{words.reason(state, reward, balance)}</Callout>
        )}
      </EntryBody>
    </Modal>
  )
})

const Redeem = observer(function Redeem({ reward, balance }: { reward: PointReward; balance: number }) {
  const mobileRule = useMobileRule()
  const { modals, pageLeave, system, toasts } = useRoot()
  const store = useStore(pointMallStore)
  return (
    <PageGuard leaving={pageLeave}>
      <RedeemForm
        asksPassword={system.asksPaymentPassword}
        reward={reward}
        balance={balance}
        mobileRule={mobileRule}
        onSubmit={async (request) => {
          const outcome = await store.redeem(request)
          if (outcome.kind === 'done') {
            const { name, status } = outcome.redemption
            modals.finish('goods', 'redeemed')
            toasts.show({
              tone: 'success',
              textKey: status === 'inProcess' ? 'point_mall.redeemed_waiting' : 'point_mall.redeemed',
              values: { name },
            })
          }
          return formOutcome(outcome)
        }}
      />
    </PageGuard>
  )
})
