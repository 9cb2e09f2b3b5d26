/** The schema of merchant files as JSON Schema, for editors; `npm run entries` writes it. */
import { merchantFileSchema } from '../../packages/api/src/merchant/merchantFile.ts'
import * as z from 'zod/mini'

/** What `merchants/merchant.schema.json` holds. */
export const merchantSchemaJson = (): Readonly<Record<string, unknown>> => ({
  ...z.toJSONSchema(merchantFileSchema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }),
  title: 'Merchant',
  description: 'One merchant: everything about a brand that is not a colour or a picture.',
})
