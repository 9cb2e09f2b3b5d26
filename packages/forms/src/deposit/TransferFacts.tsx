import { Callout, CopyButton, QrCode, t } from '@croupier/ui'
import { styled } from 'styled-components'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { DepositOrder } from './DepositMethod.ts'

/** Props of {@link TransferFacts}. */
export interface TransferFactsProps {
  readonly order: DepositOrder
  readonly money: (amount: string) => string
}

interface Fact {
  readonly label: string
  readonly value: string
  /** What goes to the clipboard, where copying helps. */
  readonly copied?: string
}

/**
 * What a person needs to send the money: kind of transfer shown big, amount, receiver, reference, each with a button that
 * copies it. Renders a `<section>`.
 */
export function TransferFacts({ order, money }: TransferFactsProps) {
  const { text } = useFormText()
  const { transferType, receiverName, receiverNumber, bankName, counterCode, qrText, reference, fee, credit } = order
  const number = text(bankName ? 'deposit.receiver_account' : 'deposit.receiver_number')
  const facts: readonly Fact[] = [
    ...(bankName ? [{ label: text('deposit.bank'), value: bankName }] : []),
    ...(receiverName ? [{ label: text('deposit.receiver_name'), value: receiverName }] : []),
    ...(receiverNumber ? [{ label: number, value: receiverNumber, copied: receiverNumber }] : []),
    ...(counterCode ? [{ label: text('deposit.payment_code'), value: counterCode, copied: counterCode }] : []),
    { label: text('deposit.order_reference'), value: reference, copied: reference },
    { label: text('deposit.fee'), value: /[1-9]/.test(fee) ? money(fee) : text('deposit.no_fee') },
    { label: text('deposit.you_get'), value: money(credit) },
  ]
  const kind = transferType === 'cash-out' ? 'cash_out' : 'send_money'
  return (
    <Root aria-label={text('deposit.pay_to')}>
      {transferType ? (
        <Callout tone="warning">
          <Kind>{text(`deposit.${kind}`)}</Kind>
          {text(`deposit.${kind}_hint`)}
        </Callout>
      ) : null}
      <Amount>{text('deposit.pay_exactly', { amount: money(order.amount) })}</Amount>
      <List>
        {facts.map(({ label, value, copied }) => (
          <Row key={label}>
            <dt>{label}</dt>
            <Value data-code={copied ? '' : undefined}>{value}</Value>
            {copied ? (
              <dd>
                <Copy name={label} text={copied} />
              </dd>
            ) : null}
          </Row>
        ))}
      </List>
      {qrText ? (
        <Qr>
          <QrCode value={qrText} label={text('deposit.qr')} size={160} />
          {text('deposit.qr_hint')}
        </Qr>
      ) : null}
      {order.instructions.length > 0 ? (
        <Steps>
          {order.instructions.map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </Steps>
      ) : null}
    </Root>
  )
}

function Copy({ name, text: copied }: { readonly name: string; readonly text: string }) {
  const { text } = useFormText()
  const labels = { copy: text('action.copy'), copied: text('copy_success'), failed: text('action.copy_failed') }
  // The name begins with the visible word, so that voice control finds it (WCAG 2.2, 2.5.3).
  return <CopyButton variant="outline" text={copied} labels={labels} aria-label={text('action.copy_of', { name })} />
}

const Root = styled.section`
  display: grid;
  gap: ${t.space.s4};
`

const Kind = styled.p`
  margin: 0;
  font-family: ${t.font.display};
  font-size: ${t.fontSize.xl};
  font-weight: ${t.fontWeight.semibold};
  line-height: ${t.leading.tight};
`

/* In the text face: the display face lacks the signs of some currencies. */
const Amount = styled.p`
  margin: 0;
  font-size: ${t.fontSize.xl};
  font-weight: ${t.fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: ${t.leading.tight};
`

const List = styled.dl`
  margin: 0;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.md};
  background: ${t.color.surfaceSunken};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${t.space.s3};
  padding: ${t.space.s2} ${t.space.s3};

  & + & {
    border-block-start: 1px solid ${t.color.border};
  }

  & > dt {
    grid-column: 1;
    color: ${t.color.textMuted};
    font-size: ${t.fontSize.sm};
  }

  & > dd {
    margin: 0;
  }

  & > dd + dd {
    grid-area: 1 / 2 / span 2;
  }
`

const Value = styled.dd`
  grid-column: 1;
  font-weight: ${t.fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  /* Numbers and codes run left to right in every language, but stand where the language begins. */
  &:where([data-code]) {
    unicode-bidi: plaintext;
    letter-spacing: 0.02em;
  }
`

const Qr = styled.div`
  display: grid;
  justify-items: center;
  gap: ${t.space.s2};
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.sm};
  text-align: center;
`

const Steps = styled.ol`
  display: grid;
  gap: ${t.space.s1};
  margin: 0;
  padding-inline-start: ${t.space.s5};
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.sm};
`
