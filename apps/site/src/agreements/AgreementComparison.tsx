import type { Agreement } from '@croupier/stores'
import { Table } from '@croupier/ui/Table'
import { observer } from 'mobx-react-lite'
import { useText } from '../parts/text/useText.ts'
import { useAgreementText } from './useAgreementText.ts'

interface Term {
  readonly label: string
  readonly old: string
  readonly offered: string
}

/** The terms in force next to the offered ones, term by term (S-396). Renders a table. */
export const AgreementComparison = observer(function AgreementComparison({
  offered,
  former,
}: {
  offered: Agreement
  former: Agreement
}) {
  const text = useText()
  const words = useAgreementText()
  const steps = Array.from({ length: Math.max(offered.tiers.length, former.tiers.length) }, (_, index) => {
    const stepOf = ({ kind, tiers }: Agreement) => {
      const step = tiers[index]
      return step ? words.step(kind, step) : '–'
    }
    return {
      label: text('agreement_form.tier', { number: index + 1 }),
      old: stepOf(former),
      offered: stepOf(offered),
    }
  })
  const rows: readonly Term[] = [
    { label: text('agreements.rate'), old: words.highest(former), offered: words.highest(offered) },
    { label: text('agreement_form.period'), old: words.period(former), offered: words.period(offered) },
    ...steps,
  ]
  return (
    <Table
      label={text('agreements.compare')}
      texts={{}}
      rows={rows}
      rowKey={({ label }) => label}
      columns={[
        { value: 'term', label: text('agreements.term'), cell: ({ label }) => label },
        { value: 'old', label: text('agreements.old'), cell: ({ old }) => old },
        { value: 'offered', label: text('agreements.new'), cell: ({ offered: cell }) => cell },
      ]}
    />
  )
})
