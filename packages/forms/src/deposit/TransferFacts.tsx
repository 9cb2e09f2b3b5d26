import { Callout, CopyButton, QrCode, t, VisuallyHidden } from '@croupier/ui'
import { styled } from 'styled-components'
import { minorOf } from '../amount/minorOf.ts'
import { FactList, type Fact } from '../form/FactList.tsx'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { TextPort } from '../text/message.ts'
import type { DepositMethod, DepositOrder } from './DepositMethod.ts'
import { feeText, timeFacts, transferWords } from './methodWords.ts'

/** Props of {@link TransferFacts}. */
export interface TransferFactsProps {
  readonly order: DepositOrder
  readonly method: DepositMethod
  readonly money: (amount: string) => string
  readonly moment: (at: number) => string
}

/** What is typed into another app: a name to compare, or a number or code to copy. */
interface Address {
  readonly label: string
  readonly value: string
  readonly copied?: boolean
}

/**
 * What a person needs to send the money: kind of transfer shown big, amount, receiver, reference and code, each with a
 * button that copies it, fee, deadline, usual time and opening hours [G-48], QR code and steps. Renders a `<section>`.
 */
export function TransferFacts({ order, method, money, moment }: TransferFactsProps) {
  const { text } = useFormText()
  const transferType = order.transferType ?? method.transferType
  const kind = transferType ? transferWords(transferType, text) : undefined
  const steps = order.instructions.length > 0 ? order.instructions : method.instructions
  return (
    <Root aria-label={text('deposit.pay_to')}>
      {kind ? (
        <Callout tone="warning">
          <Kind>{kind.name}</Kind>
          {kind.hint}
        </Callout>
      ) : null}
      <List>
        <Row data-main="">
          <dt>
            <VisuallyHidden>{text('deposit.amount')}</VisuallyHidden>
          </dt>
          <Value>{text('deposit.pay_exactly', { amount: money(order.amount) })}</Value>
          <Copy name={text('deposit.amount')} text={order.amount} />
        </Row>
        {addressesOf(order, text).map(({ label, value, copied }) => (
          <Row key={label}>
            <dt>{label}</dt>
            {/* Numbers and codes run left to right in every language, but stand where the language begins. */}
            <Value data-code={copied ? '' : undefined}>{copied ? <bdi dir="ltr">{value}</bdi> : value}</Value>
            {copied ? <Copy name={label} text={value} /> : null}
          </Row>
        ))}
      </List>
      <FactList facts={termsOf(order, method, money, moment, text)} />
      {order.qrText ? (
        <Qr>
          <QrCode value={order.qrText} label={text('deposit.qr')} size={192} />
          {text('deposit.qr_hint')}
        </Qr>
      ) : null}
      {steps.length > 0 ? (
        <div>
          <StepsTitle>{text('deposit.steps')}</StepsTitle>
          <Steps>
            {steps.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </Steps>
        </div>
      ) : null}
    </Root>
  )
}

const addressesOf = (order: DepositOrder, text: TextPort): readonly Address[] => {
  const { receiverName, receiverNumber, bankName, counterCode, reference } = order
  const number = text(bankName ? 'deposit.receiver_account' : 'deposit.receiver_number')
  return [
    ...(bankName ? [{ label: text('deposit.bank'), value: bankName }] : []),
    ...(receiverName ? [{ label: text('deposit.receiver_name'), value: receiverName }] : []),
    // At a counter the code says it all: a number beside it would be one to mix it up with.
    ...(receiverNumber && !counterCode ? [{ label: number, value: receiverNumber, copied: true }] : []),
    ...(counterCode ? [{ label: text('deposit.payment_code'), value: counterCode, copied: true }] : []),
    { label: text('deposit.order_reference'), value: reference, copied: true },
  ]
}

const termsOf = (
  { amount, fee, credit, expiresAt }: DepositOrder,
  method: DepositMethod,
  money: TransferFactsProps['money'],
  moment: TransferFactsProps['moment'],
  text: TextPort,
): readonly Fact[] => {
  const cost = feeText(fee, money, text)
  // A fee that does not make less of the credit is asked by the channel, on top of the amount.
  const onTop = /[1-9]/.test(fee) && minorOf(credit) >= minorOf(amount)
  return [
    { label: text('deposit.fee'), value: onTop ? text('deposit.fee_on_top', { fee: cost }) : cost },
    { label: text('deposit.you_get'), value: money(credit), strong: true },
    { label: text('deposit.pay_before'), value: moment(expiresAt), strong: true },
    ...timeFacts(method, text),
  ]
}

function Copy({ name, text: copied }: { readonly name: string; readonly text: string }) {
  const { text } = useFormText()
  const labels = { copy: text('action.copy'), copied: text('copy_success'), failed: text('action.copy_failed') }
  // The name begins with the visible word, so that voice control finds it (WCAG 2.2, 2.5.3).
  return (
    <dd>
      <CopyButton
        variant="outline"
        size="md"
        text={copied}
        labels={labels}
        aria-label={text('action.copy_of', { name })}
      />
    </dd>
  )
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

  /* In the text face: the display face lacks the signs of some currencies. */
  &:where([data-main]) > dt + dd {
    font-size: ${t.fontSize.lg};
    line-height: ${t.leading.tight};
  }

  /* One line only: its name is in the sentence, and is there for screen readers alone. */
  &[data-main] > dt {
    position: absolute;
  }

  &[data-main] > dd + dd {
    grid-area: 1 / 2;
  }
`

const Value = styled.dd`
  grid-column: 1;
  font-weight: ${t.fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &:where([data-code]) {
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

const StepsTitle = styled.h4`
  margin: 0 0 ${t.space.s2};
  font-size: ${t.fontSize.md};
  line-height: ${t.leading.tight};
`

const Steps = styled.ol`
  display: grid;
  gap: ${t.space.s2};
  margin: 0;
  padding-inline-start: ${t.space.s5};
  font-size: ${t.fontSize.sm};
`
