import * as z from 'zod/mini'

/** What a schema says of some values: what it gives out, or "field: message key" of each fault. */
export const verdictOf = <Output>(schema: z.ZodMiniType<Output>, values: unknown): Output | string[] => {
  const result = z.safeParse(schema, values)
  return result.success ? result.data : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}
