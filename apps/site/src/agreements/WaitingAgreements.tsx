import { agreementsStore, type Agreement } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStore } from '../base/RootContext.ts'
import { PageSection } from '../parts/centre/PageSection.tsx'
import { RowList, RowText } from '../parts/centre/rows.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'
import { useAgreementText } from './useAgreementText.ts'

/** So many show at first: the list of contracts begins below them. */
const firstRows = 3

/**
 * Offers and requests that wait for the person's answer, whatever the filters of the list below (S-396, S-400). Renders
 * a `<section>`, or nothing if none wait.
 */
export const WaitingAgreements = observer(function WaitingAgreements() {
  const text = useText()
  const store = useStore(agreementsStore)
  const [isWhole, setWhole] = useState(false)
  const waiting = store.waiting.data ?? []
  const shown = isWhole ? waiting : waiting.slice(0, firstRows)
  if (waiting.length === 0) return null
  return (
    <PageSection title={text('agreements.waiting', { count: waiting.length })}>
      <Card padding="none">
        <RowList>
          {shown.map((one) => (
            <Entry key={one.id} agreement={one} />
          ))}
        </RowList>
      </Card>
      {shown.length < waiting.length ? (
        <Button variant="ghost" tone="neutral" onClick={() => setWhole(true)}>
          {text('agreements.waiting_all', { count: waiting.length })}
        </Button>
      ) : null}
    </PageSection>
  )
})

const Entry = observer(function Entry({ agreement }: { agreement: Agreement }) {
  const text = useText()
  const { moment } = useDateTimeText()
  const words = useAgreementText()
  const store = useStore(agreementsStore)
  const { id, status, productType, expiresAt } = agreement
  const name = words.name(agreement)
  return (
    <li data-waiting={id}>
      <RowText>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{`${words.highest(agreement)} · ${words.product(productType)} · ${words.period(agreement)}`}</p>
        {expiresAt === null ? null : <p>{text('agreements.answer_by', { time: moment(expiresAt) })}</p>}
      </RowText>
      <Badge tone={status === 'V' ? 'warning' : 'info'} size="md">
        {text(`agreements.status_${status}`)}
      </Badge>
      <Button size="sm" aria-label={text('agreements.answer_of', { name })} onClick={() => store.open(id)}>
        {text('agreements.answer_now')}
      </Button>
    </li>
  )
})
