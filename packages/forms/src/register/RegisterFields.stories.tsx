import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { captchaPicture } from '../testing/captchaPicture.ts'
import { expectAllOff } from '../testing/formWalk.ts'
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx'
import { everything, input, market, now } from './testing/registration.ts'

const meta = preview.meta({
  title: 'Forms/RegisterFields',
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

export const EveryField = meta.story({
  args: {
    configs: everything,
    sms: { secondsLeft: 0, send: fn(async () => undefined) },
    captcha: { image: captchaPicture, refresh: fn() },
  },
})

EveryField.test(
  'shows every field the platform enables, each with its label [S-134] [S-157] [S-158]',
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

NoBirthday.test('names 18 years where no age is checked [S-146]', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('checkbox', { name: /18 or older/ })).toBeVisible()
})

export const StrictProfile = meta.story({ args: { termsTicked: false, minimumAge: 18 } })

export const Disabled = meta.story({ args: { ...EveryField.input.args, disabled: true } })

Disabled.test('accepts no input', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({ args: EveryField.input.args ?? {}, globals: { language: 'BN' } })
