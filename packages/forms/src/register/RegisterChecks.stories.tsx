import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx'
import { field, fill, input, market, now, submit } from './testing/registration.ts'

const meta = preview.meta({
  title: 'Forms/RegisterChecks',
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

export const UnknownInvitation = meta.story({
  args: { checkAffiliate: fn(async () => false), initial: { affiliateCode: 'NOBODY' } },
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
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(input(canvas, /^invitation code/i))
    await submit(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.checkAffiliate).toHaveBeenCalledOnce()
  },
)

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
    await userEvent.type(input(canvas, /^email/i), 'jun@mail.example')
    await submit(canvas)
    await canvas.findByRole('alert')
  },
})

ServerErrors.test(
  'shows the server’s errors at their fields, the rest above the form, and loses nothing [S-156]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(input(canvas, /^user name/i)).toHaveAccessibleDescription(/already taken/)
    await expect(input(canvas, /^email/i)).toHaveAccessibleDescription(/already in use/)
    await expect(canvas.getByRole('alert')).toHaveTextContent('This QQ number is blocked.')
    await expect(input(canvas, /^password/i)).toHaveValue('Croupier1')
    await userEvent.type(input(canvas, /^user name/i), '2')
    await waitFor(() => expect(input(canvas, /^user name/i)).not.toBeInvalid())
  },
)
