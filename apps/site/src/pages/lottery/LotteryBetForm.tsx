import { decimalMarkOf } from '@croupier/money'
import { lotteryStore, pickFault, possibleWin, stakeFault, type LotteryPlay, type LotteryRules } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { Field } from '@croupier/ui/Field'
import { Select } from '@croupier/ui/Select'
import { StakeStepper } from '@croupier/ui/StakeStepper'
import { tokens } from '@croupier/ui/theme'
import { useFreshPress } from '@croupier/ui/useFreshPress'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { FailureReference } from '../../parts/failure/FailureReference.tsx'
import { useMoney } from '../../parts/money/useMoney.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { useText } from '../../parts/text/useText.ts'
import { LotteryPicks } from './LotteryPicks.tsx'
import { pickName, playName, rateOf } from './lotteryWords.ts'

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3};
`

const Win = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};

  & > strong {
    color: ${tokens.color.text};
    font-variant-numeric: tabular-nums;
  }
`

const quickStakes = ['10', '20', '50', '100'] as const

type Said =
  | { readonly kind: 'placed'; readonly numero: string; readonly picks: readonly string[]; readonly amount: string }
  | { readonly kind: 'refused'; readonly words: string; readonly reference?: string | undefined }

/** Places a bet on the draw open for bets: the bet, the picks and the stake. */
export const LotteryBetForm = observer(function LotteryBetForm() {
  const { game, play } = useStore(lotteryStore)
  return game?.rules && play ? <BetForm rules={game.rules} play={play} /> : null
})

const BetForm = observer(function BetForm({ rules, play }: { rules: LotteryRules; play: LotteryPlay }) {
  const text = useText()
  const money = useMoney()
  const { locale } = useIntl()
  const lottery = useStore(lotteryStore)
  const { session, merchant } = useRoot()
  const digits = merchant.current.minorDigits
  const [picks, setPicks] = useState<readonly string[]>([])
  const [stake, setStake] = useState('10')
  const [tried, setTried] = useState(false)
  const [said, setSaid] = useState<Said>()
  const picksRef = useRef<HTMLDivElement>(null)
  const stakeRef = useRef<HTMLInputElement>(null)
  const fresh = useFreshPress()

  const faults = { picks: pickFault(rules, play, picks), stake: stakeFault(rules, stake, digits) }
  const stakeError =
    tried && faults.stake
      ? text({
          key: `lottery.stake_${faults.stake}`,
          values: { step: money.amount(rules.betStep), largest: money.amount(rules.largestBet) },
        })
      : undefined
  const picksError =
    tried && faults.picks ? text({ key: `lottery.picks_${faults.picks}`, values: { count: play.picks } }) : undefined
  const win = possibleWin(play, stake, digits)
  const change = (next: readonly string[]) => {
    setPicks(next)
    setSaid(undefined)
  }

  const place = async () => {
    setTried(true)
    if (faults.picks) return picksRef.current?.focus()
    if (faults.stake) return stakeRef.current?.focus()
    setSaid(undefined)
    const outcome = await lottery.bet(picks, stake)
    if (outcome.kind === 'refused')
      setSaid({ kind: 'refused', words: text(outcome.text), reference: outcome.text.reference })
    if (outcome.kind !== 'done') return
    setSaid({ kind: 'placed', numero: outcome.bet.numero, picks: outcome.bet.picks, amount: outcome.bet.amount })
    setTried(false)
    setPicks([])
  }

  return (
    <Card>
      <Stack
        as="form"
        aria-label={text('lottery.bet_form')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void place()
        }}
        {...fresh}
      >
        <Field label={text('lottery.bet_on')}>
          <Select
            value={play.playId}
            onValueChange={(playId) => {
              setPicks([])
              setTried(false)
              lottery.selectPlay(playId)
            }}
            options={lottery.plays.map((one) => ({
              value: one.playId,
              label: text('lottery.play_pays', { play: playName(one.playId, text), rate: rateOf(one) }),
            }))}
          />
        </Field>
        <LotteryPicks ref={picksRef} rules={rules} play={play} picks={picks} error={picksError} onPick={change} />
        <Field
          label={text('lottery.stake')}
          description={text('lottery.stake_hint', {
            step: money.amount(rules.betStep),
            largest: money.amount(rules.largestBet),
          })}
          error={stakeError}
        >
          <StakeStepper
            ref={stakeRef}
            currency={money.sign}
            decimalMark={decimalMarkOf(locale)}
            digits={digits}
            min={rules.betStep}
            max={rules.largestBet}
            step={rules.betStep}
            value={stake}
            onValueChange={setStake}
            autoComplete="off"
            chips={quickStakes.map((value) => ({ value, label: money.short(value) }))}
            texts={{
              decrease: text('lottery.stake_less'),
              increase: text('lottery.stake_more'),
              chips: text('lottery.quick_stakes'),
            }}
          />
        </Field>
        <div>
          {said?.kind === 'placed' ? (
            <Callout tone="success" title={text('lottery.placed')}>
              {text('lottery.placed_text', {
                numero: said.numero,
                picks: said.picks.map((pick) => pickName(pick, text)).join(', '),
                amount: money.amount(said.amount),
              })}
            </Callout>
          ) : said?.kind === 'refused' ? (
            <Callout tone="danger" title={text('lottery.refused')}>
              <span>{said.words}</span>
              {said.reference === undefined ? null : <FailureReference reference={said.reference} />}
            </Callout>
          ) : null}
        </div>
        <Foot>
          <Win>
            {win === undefined ? null : (
              <span>
                {text('lottery.possible_win')} <strong>{money.amount(win)}</strong> ·{' '}
              </span>
            )}
            <span>{text('lottery.returns', { percent: play.returns })}</span>
          </Win>
          <Button type="submit" loading={lottery.bets.isBusy}>
            {text(session.isSignedIn ? 'lottery.place' : 'lottery.sign_in_and_place')}
          </Button>
        </Foot>
      </Stack>
    </Card>
  )
})
