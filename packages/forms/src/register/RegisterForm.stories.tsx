import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import type { FieldConfig, FieldConfigs } from '../schema/FieldConfig.ts'
import { FormPlate } from '../testing/FormPlate.tsx'
import { captchaPicture } from '../testing/captchaPicture.ts'
import { expectAllOff, expectSending } from '../testing/formWalk.ts'
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx'

const field = (
  patternId: number,
  minLength: number,
  maxLength: number,
  acceptedPattern: string,
  required = true,
): FieldConfig => ({
  enabled: true,
  required,
  minLength,
  maxLength,
  patternId,
  acceptedPattern,
})

const market: FieldConfigs = {
  username: field(1, 4, 15, '^[A-Za-z][A-Za-z0-9]+$'),
  password: field(5, 6, 20, '^(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+$'),
  birthday: field(11, 10, 10, '*'),
  affiliateCode: field(9, 0, 20, '^\\S+$', false),
}

const everything: FieldConfigs = {
  ...market,
  payeeName: field(21, 2, 50, '*'),
  nickname: field(0, 2, 20, '*', false),
  mobileNum: field(6, 10, 11, '*'),
  email: field(3, 5, 60, '*', false),
  paymentPassword: field(6, 6, 6, '^[0-9]{6}$'),
  idNumber: field(9, 4, 50, '*', false),
  address: field(0, 5, 120, '*', false),
  line: field(9, 2, 50, '*', false),
  whatsapp: field(9, 5, 20, '*', false),
  facebook: field(0, 2, 60, '*', false),
  telegram: field(9, 2, 50, '*', false),
  wechat: field(9, 2, 50, '*', false),
  zalo: field(9, 2, 50, '*', false),
  qqNum: field(6, 5, 15, '*', false),
  recommenderId: field(9, 0, 20, '*', false),
  captcha: field(9, 4, 4, '*'),
}

const now = () => new Date(2026, 10, 21, 12)

const meta = preview.meta({
  title: 'Forms/RegisterForm',
  component: RegisterForm,
  decorators: [
    (Story) => (
      <FormPlate>
        <Story />
      </FormPlate>
    ),
  ],
  args: {
    configs: market,
    mobileRule: mobileRules.PH,
    now,
    onSubmit: fn<RegisterFormProps['onSubmit']>(async () => undefined),
    onOpenTerms: fn(),
    onLogin: fn(),
  } satisfies RegisterFormProps,
})

type Canvas = ReturnType<typeof within>
const input = (canvas: Canvas, label: RegExp) => canvas.getByLabelText(label, { selector: 'input' })
const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Sign up now' }))

const fill = async (canvas: Canvas, { birthday = '1990-05-04', again = 'Croupier1' } = {}) => {
  await userEvent.click(input(canvas, /^user name/i))
  await userEvent.keyboard('newjun')
  await userEvent.tab()
  await userEvent.keyboard('Croupier1')
  await userEvent.click(input(canvas, /^confirm password/i))
  await userEvent.keyboard(again)
  await userEvent.type(input(canvas, /^birthday/i), birthday)
}

export const Empty = meta.story()

export const Invalid = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await submit(canvas)
    await waitFor(() => expect(input(canvas, /^user name/i)).toHaveFocus())
  },
})

Invalid.test(
  'gives each required field its text and goes to the first [S-138] [S-139] [S-140]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    for (const label of [/^user name/i, /^password/i, /^confirm password/i, /^birthday/i]) {
      await expect(input(canvas, label)).toBeInvalid()
      await expect(input(canvas, label)).toHaveAccessibleDescription(/can’t be empty/)
    }
    await expect(input(canvas, /^invitation code/i)).not.toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
)

Empty.test('shows hints with the bounds in numbers before anything is wrong [S-137]', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await expect(input(canvas, /^user name/i)).toHaveAccessibleDescription(
    '4-15 letters and digits, starting with a letter',
  )
  await expect(input(canvas, /^password/i)).toHaveAccessibleDescription(/6-20/)
  await expect(input(canvas, /^password/i)).toHaveAttribute('autocomplete', 'new-password')
})

Empty.test(
  'tells a short password its bounds and a different repetition that it differs, when the field is left [S-139] [S-140] [S-185]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(input(canvas, /^password/i), 'a')
    await userEvent.type(input(canvas, /^confirm password/i), 'b')
    await userEvent.tab()
    await waitFor(() => expect(input(canvas, /^password/i)).toHaveAccessibleDescription(/6-20 characters/))
    await waitFor(() => expect(input(canvas, /^confirm password/i)).toHaveAccessibleDescription(/not the same/))
    await userEvent.clear(input(canvas, /^password/i))
    await userEvent.type(input(canvas, /^password/i), 'b')
    await waitFor(() => expect(input(canvas, /^confirm password/i)).not.toBeInvalid())
  },
)

Empty.test('refuses a birthday one day short of 21 and takes 21 today [S-145]', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  await fill(canvas, { birthday: '2005-11-22' })
  await submit(canvas)
  const birthday = input(canvas, /^birthday/i)
  await waitFor(() => expect(birthday).toHaveFocus())
  await expect(birthday).toHaveAccessibleDescription(/21 or older/)
  await userEvent.clear(birthday)
  await userEvent.type(birthday, '2005-11-21')
  await submit(canvas)
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
})

Empty.test(
  'blocks on unticked terms with the prompt to agree, in a sentence with the same age [S-143] [S-146]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const terms = canvas.getByRole('checkbox', { name: /21 or older/ })
    await expect(terms).toBeChecked()
    await fill(canvas)
    await userEvent.click(terms)
    await submit(canvas)
    await waitFor(() => expect(terms).toHaveFocus())
    await expect(terms).toHaveAccessibleDescription(/please agree/i)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
)

Empty.test(
  'opens terms and privacy without losing or sending what was typed [S-144]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'terms of use' }))
    await userEvent.click(canvas.getByRole('button', { name: 'privacy policy' }))
    await expect(args.onOpenTerms).toHaveBeenCalledTimes(2)
    await expect(input(canvas, /^user name/i)).toHaveValue('newjun')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
)

export const Filled = meta.story({
  args: { checkAffiliate: fn(async () => true), verify: fn(async () => ({ lot_number: '1' })) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.tab()
    await userEvent.click(input(canvas, /^invitation code/i))
    await userEvent.keyboard('ACE01{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.checkAffiliate).toHaveBeenCalledWith('ACE01')
    await expect(args.verify).toHaveBeenCalledWith('register')
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        username: 'newjun',
        password: 'Croupier1',
        confirmPassword: 'Croupier1',
        birthday: '1990-05-04',
        affiliateCode: 'ACE01',
      },
      { geetestValidateV4: { lot_number: '1' } },
    )
  },
})

export const UnknownInvitation = meta.story({
  args: { checkAffiliate: fn(async () => false), verify: fn(async () => ({})), initial: { affiliateCode: 'NOBODY' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fill(canvas)
    await submit(canvas)
    await waitFor(() => expect(input(canvas, /^invitation code/i)).toHaveFocus())
  },
})

UnknownInvitation.test(
  'stops with the invitation error before anything is sent [S-147] [S-148]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(input(canvas, /^invitation code/i)).toHaveAccessibleDescription(/invitation code is not valid/)
    await expect(args.verify).not.toHaveBeenCalled()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(input(canvas, /^invitation code/i))
    await submit(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.checkAffiliate).toHaveBeenCalledOnce()
  },
)

export const Cancelled = meta.story({ args: { verify: fn(async () => null) } })

Cancelled.test('sends nothing when the verification is cancelled [S-098]', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  await fill(canvas)
  await submit(canvas)
  await waitFor(() => expect(args.verify).toHaveBeenCalledOnce())
  await expect(args.onSubmit).not.toHaveBeenCalled()
  await expect(canvas.queryByRole('alert')).toBeNull()
})

export const Submitting = meta.story({
  args: { onSubmit: fn<RegisterFormProps['onSubmit']>(() => new Promise(() => {})) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await fill(canvas)
    await submit(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})

export const ServerErrors = meta.story({
  args: {
    configs: { ...market, email: field(3, 5, 60, '*', false) },
    onSubmit: fn<RegisterFormProps['onSubmit']>(async () => ({
      fields: {
        email: { text: 'This address is already in use.' },
        username: { text: 'This user name is already taken.' },
        qqNum: { text: 'This QQ number is blocked.' },
      },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.type(input(canvas, /^e-mail/i), 'jun@mail.example')
    await submit(canvas)
    await canvas.findByRole('alert')
  },
})

ServerErrors.test(
  'places what the server says at its fields, the rest above the form, and loses nothing [S-156]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(input(canvas, /^user name/i)).toHaveAccessibleDescription(/already taken/)
    await expect(input(canvas, /^e-mail/i)).toHaveAccessibleDescription(/already in use/)
    await expect(canvas.getByRole('alert')).toHaveTextContent('This QQ number is blocked.')
    await expect(input(canvas, /^password/i)).toHaveValue('Croupier1')
    await userEvent.type(input(canvas, /^user name/i), '2')
    await waitFor(() => expect(input(canvas, /^user name/i)).not.toBeInvalid())
  },
)

export const ServerErrorAtOneField = meta.story({
  args: {
    onSubmit: fn<RegisterFormProps['onSubmit']>(async () => ({
      fields: { username: { text: 'This user name is already taken.' } },
    })),
  },
})

ServerErrorAtOneField.test('goes to the first field the server speaks of [S-156]', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await fill(canvas)
  await submit(canvas)
  await waitFor(() => expect(input(canvas, /^user name/i)).toHaveFocus())
  await expect(canvas.queryByRole('alert')).toBeNull()
})

export const EveryField = meta.story({
  args: {
    configs: everything,
    sms: { secondsLeft: 0, send: fn(async () => undefined) },
    captcha: { image: captchaPicture, refresh: fn() },
  },
})

EveryField.test(
  'shows every field the platform enables, with labels of its own [S-134] [S-157] [S-158]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const fields = [...canvasElement.querySelectorAll<HTMLElement>('[data-field]')].map(
      (element) => element.dataset['field'],
    )
    await expect(fields).toHaveLength(23)
    for (const label of [/^real name/i, /^nickname/i, /^telegram/i, /^address/i])
      await expect(input(canvas, label)).toBeVisible()
    await expect(input(canvas, /^zalo/i)).toHaveAccessibleDescription(/zalo number/i)
    await expect(input(canvas, /^whatsapp/i)).toHaveAccessibleDescription(/whatsapp number/i)
    await expect(canvasElement).not.toHaveTextContent(/\(min\)|\(max\)|\{\w+\}|reg_pattern|in_increase/)
  },
)

EveryField.test(
  'sends an SMS code for registration and goes to the code [S-133] [S-121]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(input(canvas, /^mobile number/i), '09171234567')
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(input(canvas, /^sms code/i)).toHaveFocus())
    await expect(args.sms?.send).toHaveBeenCalledOnce()
  },
)

const { birthday: _birthday, ...withoutBirthday } = market

export const NoBirthday = meta.story({ args: { configs: withoutBirthday } })

NoBirthday.test('speaks of 18 years where no age is checked [S-146]', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('checkbox', { name: /18 or older/ })).toBeVisible()
})

export const StrictProfile = meta.story({ args: { termsTicked: false, minimumAge: 18 } })

Empty.test(
  'says that it is sending, sends once, and loses nothing when refused [S-120] [Q-11]',
  async ({ canvasElement, args }) => {
    await fill(within(canvasElement))
    await expectSending(canvasElement, {
      submit: /^sign up now/i,
      onSubmit: args.onSubmit,
      sent: [expect.objectContaining({ username: 'newjun', birthday: '1990-05-04' }), {}],
    })
  },
)

export const Disabled = meta.story({ args: { ...EveryField.input.args, disabled: true } })

Disabled.test('takes nothing', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({ args: { mobileRule: mobileRules.BD, minimumAge: 18 }, globals: { language: 'BN' } })

export const RightToLeft = meta.story({ globals: { language: 'XB' } })

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await submit(canvas)
    await waitFor(() => expect(input(canvas, /^user name/i)).toHaveFocus())
  },
})
