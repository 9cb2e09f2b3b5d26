import Joi from 'joi'
import * as v from 'valibot'
import * as yup from 'yup'
import * as z from 'zod'

const username = /^[A-Za-z][A-Za-z0-9]*$/
const password = /^(?=[A-Za-z]*[0-9])(?=[0-9]*[A-Za-z])[A-Za-z0-9]+$/
const realName = /^\p{L}[\p{L}\p{M}'’-]* \p{L}[\p{L}\p{M}'’-]*$/u

/** A typical registration, and one with four errors in it. */
export const entries = {
  right: {
    username: 'newjun',
    password: 'Croupier1',
    confirmPassword: 'Croupier1',
    payeeName: 'Juan Cruz',
    email: 'jun@mail.example',
  },
  wrong: { username: '1', password: 'abc', confirmPassword: 'abd', payeeName: 'Juan', email: 'jun@mail' },
}

/** The rules of the kit's own register schema, in its config form. */
export const configs = Object.fromEntries(
  (
    [
      ['username', 1, 4, 15],
      ['password', 5, 6, 20],
      ['payeeName', 21, 2, 50],
      ['email', 3, 5, 60],
    ] as const
  ).map(([field, patternId, minLength, maxLength]) => [
    field,
    { enabled: true, required: true, minLength, maxLength, patternId },
  ]),
)

const yupSchema = yup.object({
  username: yup.string().trim().required().min(4).max(15).matches(username),
  password: yup.string().trim().required().min(6).max(20).matches(password),
  confirmPassword: yup
    .string()
    .trim()
    .required()
    .oneOf([yup.ref('password')]),
  payeeName: yup.string().trim().required().min(2).max(50).matches(realName),
  email: yup.string().trim().required().max(60).email(),
})

const joiSchema = Joi.object({
  username: Joi.string().trim().required().min(4).max(15).pattern(username),
  password: Joi.string().trim().required().min(6).max(20).pattern(password),
  confirmPassword: Joi.string().trim().required().valid(Joi.ref('password')),
  payeeName: Joi.string().trim().required().min(2).max(50).pattern(realName),
  email: Joi.string().trim().required().max(60).email({ tlds: false }),
})

const text = (min: number, max: number) => [v.string(), v.trim(), v.minLength(min), v.maxLength(max)] as const
const valibotSchema = v.pipe(
  v.object({
    username: v.pipe(...text(4, 15), v.regex(username)),
    password: v.pipe(...text(6, 20), v.regex(password)),
    confirmPassword: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    payeeName: v.pipe(...text(2, 50), v.regex(realName)),
    email: v.pipe(...text(5, 60), v.email()),
  }),
  v.forward(
    v.partialCheck([['password'], ['confirmPassword']], (entry) => entry.password === entry.confirmPassword),
    ['confirmPassword'],
  ),
)

const zodSchema = z
  .object({
    username: z.string().trim().min(4).max(15).regex(username),
    password: z.string().trim().min(6).max(20).regex(password),
    confirmPassword: z.string().trim().min(1),
    payeeName: z.string().trim().min(2).max(50).regex(realName),
    email: z.email().min(5).max(60),
  })
  .refine((entry) => entry.password === entry.confirmPassword, { path: ['confirmPassword'], when: () => true })

/** The same registration in well-known libraries; each reports all errors, not only the first. */
export const peers: Readonly<Record<string, (entry: object) => unknown>> = {
  yup: (entry) => {
    try {
      return yupSchema.validateSync(entry, { abortEarly: false })
    } catch (reason) {
      return reason
    }
  },
  joi: (entry) => joiSchema.validate(entry, { abortEarly: false }),
  valibot: (entry) => v.safeParse(valibotSchema, entry),
  'zod classic': (entry) => zodSchema.safeParse(entry),
}
