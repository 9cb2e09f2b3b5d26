import { fn } from 'storybook/test'
import type { FieldValues } from 'react-hook-form'
import preview from '../../../../.storybook/preview.tsx'
import { captchaPicture } from '../testing/captchaPicture.ts'
import { expectField } from '../testing/expectField.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { SmsCodeField } from './SmsCodeField.tsx'
import { Harness, text } from './testing/Harness.tsx'

const meta = preview.meta({
  title: 'Forms/Fields/Proof',
  component: Harness,
  decorators: onPlate,
  args: { fields: {}, children: null, onValid: fn() },
})

export const SmsCode = meta.story({
  args: {
    fields: { code: text(6, 6, 6) },
    children: <SmsCodeField<FieldValues> name="code" required secondsLeft={0} onSend={async () => {}} />,
  },
})
SmsCode.test('passes the field suite', ({ canvasElement }) =>
  expectField(canvasElement, {
    label: 'SMS code',
    autoComplete: 'one-time-code',
    wrong: '12',
    fault: /6 digits/,
    right: '246810',
  }),
)

export const Captcha = meta.story({
  args: {
    fields: { captcha: text(9, 4, 4) },
    children: (
      <CaptchaField<FieldValues> name="captcha" required challenge={{ image: captchaPicture, refresh: fn() }} />
    ),
  },
})
Captcha.test('passes the field suite', ({ canvasElement }) =>
  expectField(canvasElement, {
    label: 'Captcha',
    autoComplete: 'off',
    wrong: 'a',
    fault: /4 characters/,
    right: 'ab12',
  }),
)

export const CaptchaLoading = meta.story({
  args: {
    fields: { captcha: text(9, 4, 4) },
    children: (
      <CaptchaField<FieldValues> name="captcha" required challenge={{ image: null, refresh: fn(), help: fn() }} />
    ),
  },
})
