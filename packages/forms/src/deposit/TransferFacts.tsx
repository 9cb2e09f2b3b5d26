import type { Text } from '@croupier/locales'
import { compareMoney, moneySum } from '@croupier/money'
import { Callout } from '@croupier/ui/Callout'
import { CopyButton } from '@croupier/ui/CopyButton'
import { DescriptionList, type Description } from '@croupier/ui/DescriptionList'
import { QrCode } from '@croupier/ui/QrCode'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { DepositMethod, DepositOrder } from './DepositMethod.ts'
import { feeText, timeFacts, transferWords } from './methodWords.ts'

/** Props of {@link TransferFacts}. */
export interface TransferFactsProps {
  readonly order: DepositOrder
  readonly method: DepositMethod
  readonly money: (amount: string) => string
  readonly moment: (at: number) => string
}

/** A detail for the payment app: a name to compare, or a number or code to copy. */
interface Address {
  readonly label: string
  readonly value: string
  readonly copied?: boolean
}

/**
 * Payment instructions: the kind of transfer in large type; amount, receiver and reference, with copy buttons for
 * numbers and codes; fee, deadline, usual time and opening hours; QR code; steps. Renders a `<section>`.
 */
export function TransferFacts({ order, method, money, moment }: TransferFactsProps) {
  const { text } = useFormText()
  const transferType = order.transferType ?? method.transferType
  const kind = transferType ? transferWords(transferType, text) : undefined
  const code = codeOf(order, text('deposit.qr'))
  const steps = order.instructions.length > 0 ? order.instructions : method.instructions
  return (
    <Root aria-label={text('deposit.pay_to')}>
      {kind ? (
        <Callout tone="warning">
          <Kind>{kind.name}</Kind>
          <span>{kind.hint}</span>
        </Callout>
      ) : null}
      <Addresses
        layout="lines"
        variant="ruled"
        items={[
          {
            label: text('deposit.amount'),
            value: <Exactly>{text('deposit.pay_exactly', { amount: money(order.amount) })}</Exactly>,
            labelHidden: true,
            strong: true,
            action: <Copy name={text('deposit.amount')} text={order.amount} />,
          },
          ...addressesOf(order, text).map(({ label, value, copied }) => ({
            label,
            // Numbers and codes are left to right in every language, but aligned with the language's start.
            value: copied ? <Code dir="ltr">{value}</Code> : value,
            strong: true,
            action: copied ? <Copy name={label} text={value} /> : undefined,
          })),
        ]}
      />
      <DescriptionList variant="sunken" items={termsOf(order, method, money, moment, text)} />
      {code ? (
        <Qr>
          {code}
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

/** The QR code: drawn from its text, else the platform's picture of it. */
const codeOf = ({ qrText, qrImageUrl }: DepositOrder, label: string) => {
  if (qrText) return <QrCode value={qrText} label={label} size={192} />
  return qrImageUrl ? <QrPicture src={qrImageUrl} alt={label} /> : null
}

const addressesOf = (order: DepositOrder, text: Text): readonly Address[] => {
  const { receiverName, receiverNumber, bankName, counterCode, reference } = order
  const number = text(bankName ? 'deposit.receiver_account' : 'deposit.receiver_number')
  return [
    ...(bankName ? [{ label: text('deposit.bank'), value: bankName }] : []),
    ...(receiverName ? [{ label: text('deposit.receiver_name'), value: receiverName }] : []),
    // At a counter only the code matters; a number next to it could be confused with it.
    ...(receiverNumber && !counterCode ? [{ label: number, value: receiverNumber, copied: true }] : []),
    ...(counterCode ? [{ label: text('deposit.payment_code'), value: counterCode, copied: true }] : []),
    { label: text('deposit.order_reference'), value: reference, copied: true },
  ]
}

const termsOf = (
  { amount, fee, credit, expiresAt, senderName }: DepositOrder,
  method: DepositMethod,
  money: TransferFactsProps['money'],
  moment: TransferFactsProps['moment'],
  text: Text,
): readonly Description[] => {
  const cost = feeText(fee, money, text)
  // A fee that is not deducted from the credit is charged by the channel on top of the amount.
  const onTop = /[1-9]/.test(fee) && compareMoney(credit, amount) >= 0
  return [
    { label: text('deposit.fee'), value: onTop ? text('deposit.fee_on_top', { fee: cost }) : cost },
    ...(onTop ? [{ label: text('deposit.total'), value: money(moneySum([amount, fee])), strong: true }] : []),
    { label: text('deposit.you_get'), value: money(credit), strong: true },
    { label: text('deposit.pay_before'), value: moment(expiresAt), strong: true },
    ...timeFacts(method, text),
    ...(senderName ? [{ label: text('deposit.payee_name'), value: senderName }] : []),
  ]
}

function Copy({ name, text: copied }: { readonly name: string; readonly text: string }) {
  const { text } = useFormText()
  // The name begins with the visible word, so that voice control finds it (WCAG 2.2, 2.5.3).
  return <CopyButton variant="outline" size="md" text={copied} aria-label={text('action.copy_of', { name })} />
}

const Root = styled.section`
  display: grid;
  gap: ${tokens.space.s4};
`

const Kind = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.xl};
  font-weight: ${tokens.fontWeight.semibold};
  line-height: ${tokens.leading.tight};
`

const Addresses = styled(DescriptionList)`
  border: 1px solid ${tokens.color.border};
  background: ${tokens.color.surfaceSunken};
`

/* The text face, because the display face lacks some currency signs. */
const Exactly = styled.span`
  font-size: ${tokens.fontSize.lg};
  line-height: ${tokens.leading.tight};
`

const Code = styled.bdi`
  letter-spacing: ${tokens.tracking.wide};
`

const Qr = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s2};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  text-align: center;
`

/* The size of the drawn QR code. */
const QrPicture = styled.img`
  inline-size: 192px;
  block-size: 192px;
  border-radius: ${tokens.radius.md};
  object-fit: contain;
`

const StepsTitle = styled.h4`
  margin: 0 0 ${tokens.space.s2};
  font-size: ${tokens.fontSize.md};
`

const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space.s2};
  margin: 0;
  padding-inline-start: ${tokens.space.s5};
  font-size: ${tokens.fontSize.sm};
`
