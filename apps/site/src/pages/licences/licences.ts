import * as z from 'zod/mini'

/** One package of others that the site's files contain. */
export interface Licence {
  readonly name: string
  readonly version: string
  /** The licence by its SPDX identifier, such as "MIT"; null if the package states none. */
  readonly identifier: string | null
  /** The full text of the licence from the package; null if it has none. */
  readonly text: string | null
}

/** The file that the build writes, sorted by name. */
const licences = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    identifier: z._default(z.nullable(z.string()), null),
    text: z._default(z.nullable(z.string()), null),
  }),
)

/** Reads the licences of this build. Rejects when the file is missing, as it is before the site is built. */
export async function readLicences(signal: AbortSignal): Promise<readonly Licence[]> {
  const answer = await fetch('/licences.json', { signal })
  if (!answer.ok) throw new Error(`licences.json: ${answer.status}`)
  return licences.parse(await answer.json())
}
