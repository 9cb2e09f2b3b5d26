import * as z from 'zod/mini'

/** The verdict of a schema: its output, or "field: message key" for each error. */
export const verdictOf = <Output>(schema: z.ZodMiniType<Output>, values: unknown): Output | string[] => {
  const result = z.safeParse(schema, values)
  return result.success ? result.data : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}
