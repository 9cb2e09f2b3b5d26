import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { off, expectSending } from '../testing/formWalk.ts'
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx'
import { ShortRegistration } from './examples/ShortRegistration.tsx'
import code from './examples/ShortRegistration.tsx?raw'
import { fill, input, market, now, submit } from './testing/registration.ts'

const meta = preview.meta({
  title: 'Forms/RegisterForm',
  component: RegisterForm,
  decorators: onPlate,
  args: {
    configs: market,
    mobileRule: mobileRules.PH,
    now,
    onSubmit: fn<RegisterFormProps['onSubmit']>(async () => undefined),
    onOpenTerms: fn(),
    onLogin: fn(),
  } satisfies RegisterFormProps,
})

export const Empty = meta.story()

export const FewFields = meta.story(example(ShortRegistration, code))

FewFields.test(
  'asks only for its chosen fields, opens a legal text over them, and is refused a name that is taken',
  async ({ canvas, canvasElement }) => {
    const fields = canvas.getAllByLabelText(/./, { selector: 'input' })
    await expect(fields.map((field) => field.getAttribute('name'))).toEqual([
      'username',
      'password',
      'confirmPassword',
      'email',
      'terms',
    ])
    await userEvent.type(input(canvas, /^user name/i), 'maria')
    await userEvent.click(canvas.getByRole('button', { name: 'terms of use' }))
    const close = within(await screen.findByRole('dialog', { name: 'Terms of use' })).getByRole('button')
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.type(input(canvas, /^password/i), 'Croupier1')
    await userEvent.type(input(canvas, /^confirm password/i), 'Croupier1{Enter}')
    const name = input(canvas, /^user name/i)
    await waitFor(() => expect(name).toHaveAccessibleDescription(/already taken/))
    await userEvent.type(name, '2{Enter}')
    await expect(await within(canvasElement).findByText('Welcome, maria2!')).toBeVisible()
  },
)

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
      await expect(input(canvas, label)).toHaveAccessibleDescription(/please fill in/i)
    }
    await expect(input(canvas, /^invitation code/i)).not.toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
)

Empty.test('shows hints with the bounds in numbers before anything is wrong [S-137]', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await expect(input(canvas, /^user name/i)).toHaveAccessibleDescription(
    'Enter 4-15 letters and digits, starting with a letter',
  )
  await expect(input(canvas, /^password/i)).toHaveAccessibleDescription(/6-20/)
  await expect(input(canvas, /^password/i)).toHaveAttribute('autocomplete', 'new-password')
})

Empty.test(
  'names the bounds of a short password, and a repetition that differs, when the field is left [S-139] [S-140] [S-185]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(input(canvas, /^password/i), 'a')
    await userEvent.type(input(canvas, /^confirm password/i), 'b')
    await userEvent.tab()
    await waitFor(() => expect(input(canvas, /^password/i)).toHaveAccessibleDescription(/6-20 characters/))
    await waitFor(() => expect(input(canvas, /^confirm password/i)).toHaveAccessibleDescription(/do not match/))
    await userEvent.clear(input(canvas, /^password/i))
    await userEvent.type(input(canvas, /^password/i), 'b')
    await waitFor(() => expect(input(canvas, /^confirm password/i)).not.toBeInvalid())
  },
)

Empty.test('shows no error on a repetition that was not reached yet [S-140]', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.type(input(canvas, /^password/i), 'a')
  await userEvent.tab()
  await waitFor(() => expect(input(canvas, /^password/i)).toBeInvalid())
  await expect(input(canvas, /^confirm password/i)).not.toBeInvalid()
})

Empty.test(
  'refuses a birthday one day short of 21 and takes a 21st birthday today [S-145]',
  async ({ canvasElement, args }) => {
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
  },
)

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
  args: { checkAffiliate: fn(async () => true) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.tab()
    await userEvent.click(input(canvas, /^invitation code/i))
    await userEvent.keyboard('ACE01{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.checkAffiliate).toHaveBeenCalledWith('ACE01')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'newjun',
      password: 'Croupier1',
      confirmPassword: 'Croupier1',
      birthday: '1990-05-04',
      affiliateCode: 'ACE01',
    })
  },
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

export const ServerError = meta.story({
  args: {
    onSubmit: fn<RegisterFormProps['onSubmit']>(async () => ({
      fields: { username: { text: 'This user name is already taken.' } },
    })),
  },
})

ServerError.test('goes to the first field that the server names [S-156]', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await fill(canvas)
  await submit(canvas)
  await waitFor(() => expect(input(canvas, /^user name/i)).toHaveFocus())
  await expect(canvas.queryByRole('alert')).toBeNull()
})

Empty.test(
  'says that it is sending, sends once, and loses nothing when refused [S-120] [Q-11]',
  async ({ canvasElement, args }) => {
    await fill(within(canvasElement))
    await expectSending(canvasElement, {
      submit: /^sign up now/i,
      onSubmit: args.onSubmit,
      sent: [expect.objectContaining({ username: 'newjun', birthday: '1990-05-04' })],
    })
  },
)

export const Disabled = meta.story(off)

export const Bengali = meta.story({ args: { mobileRule: mobileRules.BD, minimumAge: 18 }, globals: { language: 'BN' } })
