import type * as z from 'zod/mini'
import { merchantFileSchema, merchantFormatVersion, type MerchantFile } from './merchantFile.ts'
import { paymentFaults } from './paymentFaults.ts'

/** One thing wrong with a merchant's folder. */
export interface MerchantFault {
  /** The file, as the caller named it. */
  readonly file: string
  /** Path of the key, such as `licence.number`; '' for the file itself. */
  readonly key: string
  /** What to do about it. */
  readonly remedy: string
}

/** Thrown for merchant files that cannot be used. The message has a line for each fault: file, key, remedy. */
export class MerchantUnusable extends Error {
  override readonly name = 'MerchantUnusable'
  readonly faults: readonly MerchantFault[]

  constructor(faults: readonly MerchantFault[]) {
    super(faults.map(faultText).join('\n'))
    this.faults = faults
  }
}

/** A fault as one line: `merchants/acme/merchant.json: minimumAge: must be a whole number from 18 to 25`. */
export const faultText = ({ file, key, remedy }: MerchantFault): string =>
  [file, key, remedy].filter(Boolean).join(': ')

const remedyOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'unrecognized_keys') return `remove ${issue.keys.join(', ')}: no such key`
  const missing = issue.input === undefined ? 'is missing; add ' : 'must be '
  // Zod's own message about a wrong type; every other text of the schema states what is expected.
  return issue.message.startsWith('Invalid') ? `${missing}${wanted(issue)}` : `${missing}${issue.message}`
}

const wanted = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_type' ? `a value of type ${issue.expected}` : 'another value'

/** What to do about a file in the format of another version; undefined for the current one. */
function versionRemedy(json: unknown): string | undefined {
  const version = typeof json === 'object' && json !== null && 'formatVersion' in json ? json.formatVersion : 1
  if (typeof version !== 'number' || version === merchantFormatVersion) return undefined
  return version < merchantFormatVersion
    ? `is ${version}, and this version reads ${merchantFormatVersion}; run npm run merchant -- upgrade with the folder`
    : `is ${version}, and this version reads ${merchantFormatVersion}; use the newer version that wrote the file`
}

/** Reads the text of a `merchant.json`. `file` is the name used in messages. Throws {@link MerchantUnusable}. */
export function parseMerchant(json: unknown, file: string): MerchantFile {
  const outdated = versionRemedy(json)
  if (outdated !== undefined) throw new MerchantUnusable([{ file, key: 'formatVersion', remedy: outdated }])
  const read = merchantFileSchema.safeParse(json, { reportInput: true })
  if (!read.success)
    throw new MerchantUnusable(
      read.error.issues.map((issue) => ({ file, key: issue.path.map(String).join('.'), remedy: remedyOf(issue) })),
    )
  const faults = paymentFaults(read.data)
  if (faults.length > 0) throw new MerchantUnusable(faults.map((fault) => ({ file, ...fault })))
  return read.data
}
