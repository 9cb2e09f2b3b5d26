import { compareMoney, currencyMostDigits, moneySum, parseMoney } from '@croupier/money'
import { bonusesStore, type Bonus } from '@croupier/stores'
import { Badge, type BadgeTone } from '@croupier/ui/Badge'
import { BonusCard } from '@croupier/ui/BonusCard'
import { Button } from '@croupier/ui/Button'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { packTime } from '../../parts/dispute/Dispute.tsx'
import { MoneyFoot } from '../../parts/money/MoneyFoot.tsx'
import { TimeLeft } from '../../parts/money/TimeLeft.tsx'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { rewardType } from '../../parts/rewards/rewardType.ts'
import { bonusTerms } from '../../parts/rewards/bonusTerms.ts'

const tones: Readonly<Record<Bonus['status'], BadgeTone>> = {
  free: 'neutral',
  open: 'info',
  met: 'success',
  ended: 'neutral',
  expired: 'warning',
}

/** A bonus on one card: its wagering progress, its terms, and its end (S-357, G-49). Renders an `<article>`. */
export const BonusEntry = observer(function BonusEntry({ bonus }: { bonus: Bonus }) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const endBonus = useEndBonus()
  const { id, eventName, promotionType, amount, status, required, done, left, claimedAt, expiresAt, closedAt } = bonus
  const isOpen = status === 'open'
  const terms = {
    multiple: bonus.wageringMultiple,
    required: compareMoney(required, '0') > 0 ? required : null,
    weights: bonus.gameWeights,
    cap: bonus.cap,
  }
  return (
    <BonusCard
      data-bonus={id}
      data-status={status}
      open={isOpen}
      title={eventName}
      kind={text(rewardType(promotionType))}
      status={<Badge tone={tones[status]}>{text(`bonus.status_${status}`)}</Badge>}
      amount={money.amount(amount)}
      progress={
        isOpen
          ? {
              label: text('bonus.meter'),
              value: parseMoney(done, currencyMostDigits),
              max: parseMoney(required, currencyMostDigits),
              valueText: text('bonus.meter_value', { done: money.amount(done), required: money.amount(required) }),
              hint:
                expiresAt === null
                  ? undefined
                  : text('bonus.meter_left', { left: money.amount(left), time: moment(expiresAt) }),
            }
          : undefined
      }
      terms={[
        ...(isOpen && bonus.held !== null
          ? [{ label: text('bonus.held'), value: money.amount(bonus.held), strong: true }]
          : []),
        { label: text('bonus.claimed_at'), value: moment(claimedAt) },
        ...(isOpen && expiresAt !== null
          ? [
              {
                label: text('bonus.expires'),
                value: (
                  <>
                    <span>{moment(expiresAt)}</span>
                    <TimeLeft until={expiresAt} />
                  </>
                ),
              },
            ]
          : []),
        ...(closedAt === null ? [] : [{ label: text('bonus.closed_at'), value: moment(closedAt) }]),
        ...(compareMoney(bonus.takenBack, '0') > 0
          ? [{ label: text('bonus.taken_back'), value: money.amount(bonus.takenBack) }]
          : []),
        ...bonusTerms(terms, text, money.amount),
      ]}
      actions={
        bonus.canEnd ? (
          <Button
            size="sm"
            variant="outline"
            tone="danger"
            aria-label={text('bonus.end_of', { name: eventName })}
            onClick={() => void endBonus(bonus)}
          >
            {text('bonus.end')}
          </Button>
        ) : undefined
      }
      foot={
        <MoneyFoot
          label={text('bonus.number')}
          number={id}
          next={text(`bonus.next_${status}`)}
          pack={{
            bonus: id,
            promotion: promotionType,
            amount,
            status,
            wagered: done,
            required,
            claimed: packTime(claimedAt),
            expires: packTime(expiresAt),
            closed: packTime(closedAt),
          }}
        />
      }
    />
  )
})

/** Asks with the sums before and after, ends the bonus, and shows what was forfeited (G-49). */
function useEndBonus(): (bonus: Bonus) => Promise<void> {
  const money = useMoney()
  const { balance, modals, toasts } = useRoot()
  const store = useStore(bonusesStore)
  const toastRefusal = useRefusalToast()
  return async (bonus) => {
    // The preview shows today's sums, not those from when the page loaded.
    const [current] = await Promise.all([balance.refresh(), store.load()])
    const { held } = store.result.data?.list.find(({ id }) => id === bonus.id) ?? bonus
    const isKnown = current.kind === 'ready' && held !== null && !balance.isHidden
    const answer = await modals.open({
      kind: 'confirm',
      tone: 'warning',
      titleKey: 'bonus.end_question',
      ...(isKnown
        ? {
            textKey: 'bonus.end_text',
            amounts: { held, after: moneySum([current.data.sumBalance], [held]) },
          }
        : { textKey: 'bonus.end_unknown' }),
      confirmKey: 'bonus.end',
      cancelKey: 'in_more_cancel',
    })
    if (answer !== 'confirmed') return
    const outcome = await store.end(bonus)
    if (toastRefusal(outcome) && outcome.kind === 'done')
      toasts.show({
        tone: 'success',
        textKey: 'bonus.end_done',
        values: { amount: money.amount(outcome.bonus.takenBack) },
      })
  }
}
