import { compareMoney, typedText } from '@croupier/money'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { ChoiceCards } from '@croupier/ui/ChoiceCards'
import { Skeleton } from '@croupier/ui/Skeleton'
import { useLatest } from '@croupier/ui/useLatest'
import { useEffect, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { compareMinor, minorTyped } from '../amount/readTyped.ts'
import { useFormDisabled } from '../form/formDisabled.ts'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { errorMessage } from '../schema/formResolver.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { DepositMatch } from './DepositMethod.ts'
import type { DepositChoice } from './depositSchema.ts'

/** Props of {@link MatchField}. */
export interface MatchFieldProps {
  /** Also pass it as the `key`: another method needs a new field. */
  readonly methodId: string
  /** The amount in the form, in minor units. */
  readonly amount: bigint | undefined
  readonly load: (methodId: string) => Promise<readonly DepositMatch[]>
  readonly money: (amount: string) => string
  readonly moment: (at: number) => string
}

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly list: readonly DepositMatch[] }

/** One withdrawal per amount, the oldest: they look the same to the payer. */
const oneOfEach = (matches: readonly DepositMatch[]) => {
  const waiting = matches.toSorted((a, b) => a.waitingSince - b.waitingSince)
  return waiting.filter(
    ({ amount }, index) => waiting.findIndex((other) => compareMoney(other.amount, amount) === 0) === index,
  )
}

/**
 * The amount of a deposit matched to a withdrawal (requirements 1.1.2): only amounts that other members withdraw can
 * be deposited, so the user chooses one of them. Renders the kit's `ChoiceCards`, a placeholder while they load, or a
 * notice if there are none or loading failed.
 */
export function MatchField({ methodId, amount, load, money, moment }: MatchFieldProps) {
  const { control, setValue, getValues } = useSurroundingForm<DepositChoice>()
  const { errors } = useFormState({ control, name: 'amount', exact: true })
  const off = useFormDisabled()
  const { text, say, spelling } = useFormText()
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  const take = (list: readonly DepositMatch[]) => {
    setLoaded({ state: 'ready', list })
    // An amount typed for another method cannot be sent by this one.
    const typed = minorTyped(getValues('amount'), spelling)
    if (typed === undefined || !list.some((match) => compareMinor(typed, match.amount, spelling.digits) === 0))
      setValue('amount', '')
  }
  const ask = useLatest((id: string, current: () => boolean) => {
    load(id).then(
      (matches) => current() && take(oneOfEach(matches)),
      () => current() && setLoaded({ state: 'failed' }),
    )
  })
  useEffect(() => {
    let current = true
    ask(methodId, () => current)
    return () => {
      current = false
    }
  }, [methodId, attempt, ask])

  const again = () => {
    setLoaded({ state: 'loading' })
    setAttempt(attempt + 1)
  }

  if (loaded.state === 'loading') return <Skeleton style={{ blockSize: '9rem' }} />
  if (loaded.state === 'failed') {
    return (
      <Callout tone="danger" action={<Button onClick={again}>{text('retry_once')}</Button>}>
        {text('deposit.matches_failed')}
      </Callout>
    )
  }
  if (loaded.list.length === 0) return <Callout tone="info">{text('deposit.no_matches')}</Callout>
  const fault = errors.amount
  const chosen = loaded.list.find(
    (match) => amount !== undefined && compareMinor(amount, match.amount, spelling.digits) === 0,
  )
  return (
    <ChoiceCards
      data-field="amount"
      legend={text('deposit.matched_amount')}
      value={chosen === undefined ? null : typedText(chosen.amount, spelling.mark)}
      onChange={(event) => setValue('amount', event.target.value, { shouldDirty: true, shouldValidate: true })}
      choices={loaded.list.map((match) => ({
        value: typedText(match.amount, spelling.mark),
        label: money(match.amount),
        description: text('deposit.match', { method: match.methodName, since: moment(match.waitingSince) }),
      }))}
      error={fault && say(errorMessage(fault, text('deposit.matched_amount')))}
      {...(off ? { disabled: true } : {})}
    />
  )
}
