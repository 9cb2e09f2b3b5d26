import * as z from 'zod/mini'
import { birthdaySchema, type BirthdayRule } from '../birthday/age.ts'
import type { EntryOf } from '../form/useKitForm.ts'
import { fieldSchema, type FieldSchema } from '../schema/fieldSchema.ts'
import { plainText } from '../schema/plainText.ts'

/** The fields of the profile in visual order, each with its maximum length. */
export const profileFieldLengths = {
  permanentAddress: 200,
  currentAddress: 200,
  birthPlace: 80,
  nationality: 60,
  occupation: 80,
  incomeSource: 80,
  bankAccountNumber: 34,
  lineContact: 50,
  promoCode: 40,
  bonusCode: 40,
} as const

/** Name of a profile field. */
export type ProfileFieldName = keyof typeof profileFieldLengths

/** The names of the profile fields in visual order. */
export const profileFieldNames = Object.keys(profileFieldLengths) as ProfileFieldName[]

/** Account numbers and codes, which contain no white space. */
const codeFields: readonly ProfileFieldName[] = ['bankAccountNumber', 'promoCode', 'bonusCode']

/**
 * The profile: every field is optional and may be left empty; a birthday must meet the minimum age.
 */
export const profileSchema = (birthday: Omit<BirthdayRule, 'required'>) =>
  z.object({
    ...(Object.fromEntries(
      profileFieldNames.map((name) => {
        const maxLength = profileFieldLengths[name]
        return [
          name,
          codeFields.includes(name)
            ? fieldSchema({ enabled: true, required: false, minLength: 1, maxLength, patternId: 9 })
            : plainText({ max: maxLength }),
        ]
      }),
    ) as Record<ProfileFieldName, FieldSchema>),
    /** Full name as on bank accounts; empty if not given. */
    payeeName: fieldSchema(
      { enabled: true, required: false, minLength: 2, maxLength: 50, patternId: 21 },
      { keys: { format: 'in_payeeName_error', length: 'in_payeeName_error' } },
    ),
    /** Date of birth as yyyy-MM-dd; empty if not given. */
    birthday: birthdaySchema({ ...birthday, required: false }),
  })

/** Values of the form; name and birthday stay empty once the profile has them. */
export type ProfileEntry = EntryOf<typeof profileSchema>
