import { bankAccountsStore, type BankAccount } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { PaymentMark, type PaymentKind } from '@croupier/ui/PaymentMark'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useStore } from '../../base/RootContext.ts'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { useText } from '../../parts/text/useText.ts'
import { EntryActions } from '../../parts/centre/entries.ts'
import { useAccountNote } from './useAccountNote.ts'

const Root = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s3};
  block-size: 100%;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s2};
`

const Bank = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
  min-inline-size: 0;
`

const Facts = styled.div`
  display: grid;
  gap: ${tokens.space.s05};
  min-inline-size: 0;

  & > p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
    overflow-wrap: anywhere;
  }
  & > bdi {
    font-size: ${tokens.fontSize.lg};
    font-variant-numeric: tabular-nums;
  }
`

const Note = styled.p`
  font-size: ${tokens.fontSize.sm};
`

const kinds: Readonly<Record<BankAccount['cardType'], PaymentKind>> = { BC: 'bank', EW: 'wallet', VW: 'wallet' }

/** One payout account: its bank, its holder, why it cannot be used yet if so, and its actions. Renders a `<div>`. */
export const BankAccountEntry = observer(function BankAccountEntry({
  account,
  onRemove,
}: {
  account: BankAccount
  onRemove: () => void
}) {
  const text = useText()
  const store = useStore(bankAccountsStore)
  const toastRefusal = useRefusalToast()
  const note = useAccountNote()(account)
  const { bankName, accountNumber, accountName, cardType, isDefault } = account
  const name = `${bankName} ${accountNumber.slice(-4)}`
  return (
    <Root data-account={account.bankCardId}>
      <Head>
        <Bank>
          <PaymentMark name={bankName} kind={kinds[cardType]} />
          <strong>{bankName}</strong>
        </Bank>
        {isDefault ? <Badge tone="info">{text('bank.first')}</Badge> : null}
      </Head>
      <Facts>
        <bdi dir="ltr">{accountNumber}</bdi>
        <p>{accountName}</p>
        <p>{text(`bank.kind_${cardType}`)}</p>
      </Facts>
      {note === undefined ? null : <Note>{note}</Note>}
      <EntryActions>
        {isDefault ? null : (
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            aria-label={text('bank.use_first_of', { name })}
            onClick={() => void store.makeDefault(account).then(toastRefusal)}
          >
            {text('bank.use_first')}
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          tone="danger"
          aria-label={text('bank.remove_of', { name })}
          onClick={onRemove}
        >
          {text('bank.remove')}
        </Button>
      </EntryActions>
    </Root>
  )
})
