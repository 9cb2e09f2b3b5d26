import { userEvent, within } from 'storybook/test'
import type { FieldConfig, FieldConfigs } from '../../schema/FieldConfig.ts'

/** A field's configuration as the platform sends it. */
export const field = (
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

/** The fields that a market usually requires. */
export const market: FieldConfigs = {
  username: field(1, 4, 15, '^[A-Za-z][A-Za-z0-9]+$'),
  password: field(5, 6, 20, '^(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+$'),
  birthday: field(11, 10, 10, '*'),
  affiliateCode: field(9, 0, 20, '^\\S+$', false),
}

/** Every field the platform knows. */
export const everything: FieldConfigs = {
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

/** The current time in the stories. */
export const now = () => new Date(2026, 10, 21, 12)

export type Canvas = ReturnType<typeof within>
/** Finds an input by its label. */
export const input = (canvas: Canvas, label: RegExp) => canvas.getByLabelText(label, { selector: 'input' })
/** Sends the form. */
export const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Sign up now' }))

/** Fills in the fields that a market usually requires. */
export const fill = async (canvas: Canvas, { birthday = '1990-05-04', again = 'Croupier1' } = {}) => {
  await userEvent.click(input(canvas, /^user name/i))
  await userEvent.keyboard('newjun')
  await userEvent.tab()
  await userEvent.keyboard('Croupier1')
  await userEvent.click(input(canvas, /^confirm password/i))
  await userEvent.keyboard(again)
  await userEvent.type(input(canvas, /^birthday/i), birthday)
}
