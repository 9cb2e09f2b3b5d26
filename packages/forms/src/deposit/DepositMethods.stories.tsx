import { expect, mocked, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { bangladeshiMethods, orderBy, philippineMethods, sampleMethod } from '../testing/depositSamples.ts'
import { bangladesh, depositArgs } from '../testing/depositStory.tsx'
import { FormPlate } from '../testing/FormPlate.tsx'
import { expectFirstFault, expectSending, fill, labelled } from '../testing/formWalk.ts'
import { pictureData, pictureFile } from '../testing/storyPlate.tsx'
import { DepositForm, type DepositFormProps } from './DepositForm.tsx'

// The second step, method by method (requirements 1.1.2). All of them in each state: DepositMethodStates.stories.tsx.

const by = (id: string) => ({ order: orderBy(sampleMethod(id)) })
const inBangladesh = (id: string) => ({ ...bangladesh, methods: bangladeshiMethods, ...by(id) })

const meta = preview.meta({
  title: 'Forms/DepositMethods',
  component: DepositForm,
  decorators: [
    (Story) => (
      <FormPlate style={{ maxInlineSize: '40rem' }}>
        <Story />
      </FormPlate>
    ),
  ],
  args: { ...depositArgs, methods: philippineMethods.map((method) => ({ ...method, open: true })) },
})

interface Walk {
  /** Texts that must be shown before anything is paid. */
  readonly shows: readonly string[]
  /** What can be copied, besides amount and order reference. */
  readonly copies: readonly string[]
  /** The first field, which takes focus when the empty form is submitted. */
  readonly first: RegExp
  /** The input of each field. */
  readonly typed: readonly (readonly [label: RegExp, text: string])[]
  readonly picture?: boolean
  readonly sent: object
}

/** Reads an order, submits it empty, fills it by keyboard, submits it, is refused, submits it again. */
const walk = async (element: HTMLElement, args: DepositFormProps, way: Walk) => {
  const canvas = within(element)
  const told = mocked(args.onSubmit)
  told.mockClear()
  for (const text of way.shows) await expect(element).toHaveTextContent(text)
  for (const name of ['Amount', 'Order reference', ...way.copies])
    await expect(canvas.getByRole('button', { name: `Copy ${name}` })).toBeVisible()
  await expectFirstFault(element, { submit: /i have paid/i, first: way.first, onSubmit: told })
  for (const [label, text] of way.typed) await fill(element, label, text)
  if (way.picture) {
    const chooser = element.querySelector<HTMLInputElement>('input[type="file"]')
    if (!chooser) throw new Error('A chooser of files is asked for.')
    await userEvent.upload(chooser, pictureFile())
  }
  await expectSending(element, { submit: /i have paid|sending/i, onSubmit: told, sent: [args.order, way.sent] })
}

const mobileThen = (reference: RegExp, text: string) =>
  [
    [/^your mobile number$/i, '0917 123 4567'],
    [reference, text],
  ] as const

export const GCash = meta.story({ args: by('GCASH') })

GCash.test('asks for sender and a reference of 13 digits, spaces and all [S-340] [G-48]', ({ canvasElement, args }) =>
  walk(canvasElement, args, {
    shows: ['Pay exactly ₱500.00', '09170000101', 'No fee', 'Nov 21, 2026, 12:20', 'about 5 minutes'],
    copies: ['Receiver number'],
    first: /your mobile number/i,
    typed: mobileThen(/^reference number/i, '1234 567 890123'),
    sent: { senderMobile: '09171234567', reference: '1234567890123' },
  }),
)

export const Maya = meta.story({ args: by('MAYA') })

Maya.test('names the type of transfer and takes a longer, mixed reference [S-340]', ({ canvasElement, args }) =>
  walk(canvasElement, args, {
    shows: ['Send money', 'Use Send Money, not Cash Out', 'about 5 minutes'],
    copies: ['Receiver number'],
    first: /your mobile number/i,
    typed: mobileThen(/^transaction id/i, 'my0a-1b2c 3d4e'),
    sent: { senderMobile: '09171234567', reference: 'MY0A1B2C3D4E' },
  }),
)

export const InstaPay = meta.story({ args: by('INSTAPAY') })

InstaPay.test(
  'shows bank, account, added fee and hours, and asks for the member’s own name and account [S-340] [G-48]',
  async ({ canvasElement, args }) => {
    await expect(labelled(canvasElement, /^sender name/i)).toHaveAccessibleDescription(/your own name/)
    await walk(canvasElement, args, {
      shows: ['Bank of the Sandbox', '000012345678', '₱15.00 on top', 'Open 06:00 to 23:00'],
      copies: ['Account number'],
      first: /sender name/i,
      typed: [
        [/^sender name/i, 'Maria Santos'],
        [/^your account number/i, '0012 3456 7890'],
        [/^transaction id/i, 'ip20261101'],
      ],
      sent: { senderName: 'Maria Santos', senderAccount: '001234567890', reference: 'IP20261101' },
    })
  },
)

export const QrPh = meta.story({ args: by('QRPH') })

QrPh.test('shows a code to scan next to the account [S-340]', async ({ canvasElement, args }) => {
  await expect(within(canvasElement).getByRole('img', { name: /qr code/i })).toBeVisible()
  await walk(canvasElement, args, {
    shows: ['000012345678', 'Scan it with your wallet or bank app'],
    copies: ['Account number'],
    first: /transaction id/i,
    typed: [[/^transaction id/i, 'qr20261101']],
    sent: { reference: 'QR20261101' },
  })
})

export const QrPicture = meta.story({
  args: {
    order: {
      ...orderBy(sampleMethod('QRPH')),
      qrText: null,
      qrImageUrl: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h2v2H0zM2 2h2v2H2z"/></svg>')}`,
    },
  },
})

export const NamedTransfer = meta.story({
  args: { order: { ...orderBy(sampleMethod('INSTAPAY')), senderName: 'Maria Santos' } },
})

NamedTransfer.test('names the account of the order and does not ask for it again [G-02]', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('Name on your bank accountMaria Santos')
  await expect(within(canvasElement).queryByRole('textbox', { name: /sender name/i })).toBeNull()
})

export const OverTheCounter = meta.story({ args: by('COUNTER') })

OverTheCounter.test(
  'shows the code to say, the deadline and the opening hours [S-340] [G-48]',
  async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('24:00:00')
    await expect(within(canvasElement).queryByRole('button', { name: /receiver number/i })).toBeNull()
    await walk(canvasElement, args, {
      shows: ['7788-D-7K2M9', 'Pay beforeNov 22, 2026, 12:00', 'Open 08:00 to 20:00', '₱20.00 on top'],
      copies: ['Payment code'],
      first: /transaction id/i,
      typed: [[/^transaction id/i, 'oc20261101']],
      sent: { reference: 'OC20261101' },
    })
  },
)

export const MemberTransfer = meta.story({ args: by('C2C') })

MemberTransfer.test('needs the receipt of a matched transfer [S-340]', async ({ canvasElement, args }) => {
  await walk(canvasElement, args, {
    shows: ['Sandbox Cashier One', '09170000101', 'about 30 minutes'],
    copies: ['Receiver number'],
    first: /transaction id/i,
    typed: [[/^transaction id/i, 'c2c20261101']],
    picture: true,
    sent: {
      reference: 'C2C20261101',
      proof: [{ name: 'proof.png', type: 'image/png', data: pictureData }],
    },
  })
})

MemberTransfer.test('says at the field that the receipt is missing [S-340]', async ({ canvasElement, args }) => {
  mocked(args.onSubmit).mockClear()
  await fill(canvasElement, /^transaction id/i, 'c2c20261101')
  await expectFirstFault(canvasElement, {
    submit: /i have paid/i,
    first: /receipt picture.*please fill in “receipt picture/is,
    onSubmit: args.onSubmit,
  })
})

export const BKash = meta.story({ args: inBangladesh('BKASH') })

BKash.test(
  'shows the type of transfer in large letters and upper-cases the transaction id as it is typed [S-340]',
  async ({ canvasElement, args }) => {
    const kind = within(canvasElement).getByText('Cash out', { exact: true })
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    await expect(size(kind)).toBeGreaterThanOrEqual(1.5 * size(canvasElement.querySelector('dt') ?? kind))
    await walk(canvasElement, args, {
      shows: ['To an agent number', '01700000301', 'about 10 minutes'],
      copies: ['Receiver number'],
      first: /your mobile number/i,
      typed: [
        [/^your mobile number$/i, '০১৭১২৩৪৫৬৭৮'],
        [/^transaction id/i, '8n7a6d5c4b'],
      ],
      sent: { senderMobile: '01712345678', reference: '8N7A6D5C4B' },
    })
    await expect(labelled(canvasElement, /^transaction id/i)).toHaveValue('8N7A6D5C4B')
  },
)

export const Nagad = meta.story({ args: inBangladesh('NAGAD') })

Nagad.test('asks to send money to a personal number [S-340]', ({ canvasElement, args }) =>
  walk(canvasElement, args, {
    shows: ['Send money', 'To a personal number', '01800000401'],
    copies: ['Receiver number'],
    first: /your mobile number/i,
    typed: [
      [/^your mobile number$/i, '01812345678'],
      [/^transaction id/i, '71a2b3c4'],
    ],
    sent: { senderMobile: '01812345678', reference: '71A2B3C4' },
  }),
)

export const Rocket = meta.story({ args: inBangladesh('ROCKET') })

Rocket.test('takes an account of 12 digits [S-340]', ({ canvasElement, args }) =>
  walk(canvasElement, args, {
    shows: ['Send money', '019000005012'],
    copies: ['Receiver number'],
    first: /your mobile number/i,
    typed: [
      [/^your mobile number$/i, '01712345678 9'],
      [/^reference number/i, '1234567890'],
    ],
    sent: { senderMobile: '017123456789', reference: '1234567890' },
  }),
)

export const DuplicateReference = meta.story({ args: inBangladesh('BKASH') })

DuplicateReference.test(
  'reports a reference that was used before at its field and keeps what was typed [S-340]',
  async ({ canvasElement, args }) => {
    mocked(args.onSubmit).mockResolvedValueOnce({
      fields: { reference: { text: 'This reference number was already used.' } },
    })
    await fill(canvasElement, /^your mobile number$/i, '01712345678')
    await fill(canvasElement, /^transaction id/i, '8n7a6d5c4b{Enter}')
    const reference = labelled(canvasElement, /^transaction id/i)
    await waitFor(() => expect(reference).toHaveAccessibleDescription(/already used/))
    await expect(reference).toHaveFocus()
    await expect(reference).toHaveValue('8N7A6D5C4B')
    await expect(labelled(canvasElement, /^your mobile number$/i)).toHaveValue('1712345678')
  },
)
