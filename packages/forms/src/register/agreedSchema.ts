import * as z from 'zod/mini'
import { faultIssue } from '../schema/fieldSchema.ts'

/** A tick under the terms: unticked it fails with the code of an empty field and the prompt to agree. */
export const agreedSchema = z.boolean().check((payload) => {
  if (!payload.value) payload.issues.push(faultIssue(false, { code: 'not_empty', key: 'please_agree' }))
})
