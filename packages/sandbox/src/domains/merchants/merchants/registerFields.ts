import { registrationFieldNames, type RegistrationField } from '@croupier/api/merchant'

/** Rule of one registration field as the platform sends it. */
export interface RegisterField {
  readonly enabled: boolean
  readonly required: boolean
  readonly minLength: number
  readonly maxLength: number
  readonly patternId: number
  /** Regular expression text; a single star accepts everything. */
  readonly acceptedPattern: string
}

/** Whether registration shows a field, and whether it is required. */
export type FieldState = 'off' | 'optional' | 'required'

/** Pattern texts by the ids that the fields use. None backtracks: each takes time linear in the length of the value. */
const PATTERNS: Readonly<Record<number, string>> = {
  0: '*',
  1: '^[A-Za-z][A-Za-z0-9]+$',
  3: '^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$',
  5: '^(?=[A-Za-z0-9]+$)(?=[0-9]{0,}[A-Za-z])(?=[A-Za-z]{0,}[0-9])[A-Za-z0-9]+$',
  6: '^[0-9]+$',
  9: '^\\S+$',
  11: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  21: "^[\\p{L}\\p{M}'’-]+(?: [\\p{L}\\p{M}'’-]+)+$",
}

function field(patternId: number, minLength: number, maxLength: number, state: FieldState): RegisterField {
  return {
    enabled: state !== 'off',
    required: state === 'required',
    minLength,
    maxLength,
    patternId,
    acceptedPattern: PATTERNS[patternId] ?? '*',
  }
}

/** The fields of a market, with the limits of requirement values 1.1.1. Only fields the market requires are on. */
export function registerFields(market: {
  mobileLength: readonly [number, number]
  fullName: boolean
  /** The merchant's own settings of fields. */
  states?: Readonly<Partial<Record<RegistrationField, FieldState | undefined>>>
}): Readonly<Record<string, RegisterField>> {
  const fields = usualFields(market)
  for (const name of registrationFieldNames) {
    const state = market.states?.[name]
    if (state) fields[name] = { ...fields[name], enabled: state !== 'off', required: state === 'required' }
  }
  return fields
}

function usualFields(market: {
  mobileLength: readonly [number, number]
  fullName: boolean
}): Record<RegistrationField, RegisterField> {
  return {
    username: field(1, 4, 15, 'required'),
    password: field(5, 6, 20, 'required'),
    birthday: field(11, 10, 10, 'required'),
    affiliateCode: field(9, 0, 20, 'optional'),
    mobileNum: field(6, ...market.mobileLength, 'off'),
    verificationCode: field(6, 0, 255, 'off'),
    payeeName: field(market.fullName ? 21 : 0, 2, 50, 'off'),
    email: field(3, 5, 60, 'off'),
    nickname: field(0, 2, 20, 'off'),
    paymentPassword: field(6, 6, 6, 'off'),
    captcha: field(9, 4, 4, 'off'),
    recommenderId: field(9, 0, 20, 'off'),
    qqNum: field(6, 5, 15, 'off'),
    line: field(9, 2, 50, 'off'),
    whatsapp: field(9, 5, 20, 'off'),
    facebook: field(0, 2, 60, 'off'),
    wechat: field(9, 2, 50, 'off'),
    telegram: field(9, 2, 50, 'off'),
    zalo: field(9, 2, 50, 'off'),
    idNumber: field(9, 4, 50, 'off'),
    address: field(0, 5, 120, 'off'),
  }
}
