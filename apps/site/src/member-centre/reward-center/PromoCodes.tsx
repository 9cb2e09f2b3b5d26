import { PromoCodeForm } from '@croupier/forms/PromoCodeForm'
import { rewardsStore, ticketsStore, type ClaimOutcome, type PromoCode } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { observer } from 'mobx-react-lite'
import { useStore } from '../../base/RootContext.ts'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { Entry, EntryActions, EntryHead, EntryList } from '../../parts/centre/entries.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { useClaimToast } from '../../parts/rewards/useGivenText.ts'

/** A field for a code that the member has, and the codes that the operator published. Renders a `<section>`. */
export const PromoCodes = observer(function PromoCodes() {
  const text = useText()
  const rewards = useStore(rewardsStore)
  const claimed = useClaimed()
  return (
    <PageSection title={text('promo_code.title')}>
      <Card>
        <FormTexts>
          <PromoCodeForm
            onSubmit={async ({ promoCode }) => {
              const outcome = await rewards.claimCode(promoCode)
              if (outcome.kind === 'done') claimed(outcome)
              return formOutcome(outcome)
            }}
          />
        </FormTexts>
      </Card>
      <RemoteView
        value={rewards.codes}
        waiting={<ListSkeleton rows={1} />}
        failed={{ headingLevel: 4, size: 'sm', title: text('promo_code.failed'), onRetry: () => rewards.loadCodes() }}
        empty={null}
      >
        {(codes) => (
          <EntryList aria-label={text('promo_code.published')}>
            {codes.map((code) => (
              <li key={code.promoCode}>
                <PublishedCode code={code} />
              </li>
            ))}
          </EntryList>
        )}
      </RemoteView>
    </PageSection>
  )
})

const PublishedCode = observer(function PublishedCode({
  code: { promoCode: code, description, expiry },
}: {
  code: PromoCode
}) {
  const text = useText()
  const { moment } = useDateTimeText()
  const rewards = useStore(rewardsStore)
  const claimed = useClaimed()
  return (
    <Entry padding="sm" data-code={code}>
      <EntryHead>
        <div>
          <strong>
            <bdi dir="ltr">{code}</bdi>
          </strong>
          {description === null ? null : <p>{description}</p>}
          {expiry === null ? null : <p>{text('promo_code.until', { time: moment(expiry) })}</p>}
        </div>
      </EntryHead>
      <EntryActions>
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          aria-label={text('promo_code.use_of', { code })}
          onClick={() => void rewards.claimCode(code).then(claimed)}
        >
          {text('promo_code.use')}
        </Button>
      </EntryActions>
    </Entry>
  )
})

/** Shows what a code gave. A code can give a ticket, so the tickets reload. */
function useClaimed(): (outcome: ClaimOutcome) => void {
  const tickets = useStore(ticketsStore)
  const toastClaim = useClaimToast()
  return (outcome) => {
    if (toastClaim(outcome)) void tickets.reload()
  }
}
