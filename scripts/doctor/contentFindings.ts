/** Texts and pictures that are missing in a platform's answers. */
import { contract, isSessionCode, PlatformError } from '@croupier/api'
import { failureText } from '@croupier/stores'
import { readAnswer } from '../../packages/api/src/client/answer.ts'
import type { DoctorFinding, Screens } from './findings.ts'

/** One response: the call's id and its value. */
export interface Answered {
  readonly id: keyof typeof contract
  readonly status: number
  readonly text: string
}

/** Where a value is in an answer, list positions left out. */
interface Place {
  readonly field: string
  readonly name: string
  readonly value: unknown
}

const pictureFile = /\.(?:svg|png|jpe?g|webp|avif|gif|ico)(?:[?#]|$)/i
const pictureName = /(?:icon|image|img|logo|avatar|banner|picture|thumb)(?:url|path)?$/i
/** Names that a person reads; names chosen by members are excluded. */
const textName = /^(?:name|title|gameName|vendorName|bankName|methodName|label|labelNameEn|subject|summary)$/
/** Addresses checked per field: enough to see a pattern, few enough not to be a burden. */
const mostOfField = 8

function placesIn(value: unknown, field = '', name = ''): readonly Place[] {
  if (Array.isArray(value)) return value.flatMap((one) => placesIn(one, `${field}[]`, name))
  if (typeof value !== 'object' || value === null) return [{ field, name, value }]
  return Object.entries(value).flatMap(([key, one]) => placesIn(one, field === '' ? key : `${field}.${key}`, key))
}

/** The value of the response, or null if it was refused or cannot be read. */
export function valueOf({ id, status, text }: Answered): unknown {
  const read = readAnswer(contract[id].envelope, { status, text })
  return read.kind === 'value' ? read.value : null
}

/** Refusals without a useful text, and empty names. */
export function textFindings(answers: readonly Answered[], screens: Screens): readonly DoctorFinding[] {
  return answers.flatMap((answer): DoctorFinding[] => {
    const { id, status, text } = answer
    const found = (field: string, says: string): DoctorFinding => ({
      area: 'text',
      level: 'broken',
      endpoint: id,
      field,
      says,
      screens: screens.of(id),
    })
    const read = readAnswer(contract[id].envelope, { status, text })
    if (read.kind === 'refused') {
      const { code, message } = read.refusal
      if (code === null || isSessionCode(code) || message.trim() !== '') return []
      const words = failureText(new PlatformError(read.refusal, { endpoint: id, reference: '' }))
      return words.key === 'unknown_error'
        ? [found('message', `refuses with ${code} and no message: people read only that something went wrong`)]
        : []
    }
    if (read.kind !== 'value') return []
    const empty = placesIn(read.value).filter(
      ({ name, value }) => textName.test(name) && typeof value === 'string' && value.trim() === '',
    )
    return [...new Set(empty.map(({ field }) => field))].map((field) => found(field, 'has no text'))
  })
}

/** Requests an address and returns what is wrong with it, or null. */
export type LookAt = (address: string) => Promise<string | null>

/** Makes a `LookAt` from a fetch function: the response must be a picture. */
export const lookAt =
  (carrier: (request: Request) => Promise<Response>): LookAt =>
  async (address) => {
    try {
      const answer = await carrier(new Request(address, { signal: AbortSignal.timeout(10_000) }))
      const type = answer.headers.get('content-type') ?? ''
      await answer.body?.cancel()
      if (!answer.ok) return `HTTP ${answer.status}`
      return type.startsWith('image/') ? null : `no picture but ${type.split(';')[0] || 'something without a type'}`
    } catch {
      return 'no answer'
    }
  }

/** Pictures that the platform names but that do not load. Each address is requested once. */
export async function pictureFindings(
  answers: readonly Answered[],
  screens: Screens,
  { base, look }: { readonly base: string; readonly look: LookAt },
): Promise<readonly DoctorFinding[]> {
  const cdns = answers.flatMap((answer) => {
    const value = answer.id === 'system.status' ? (valueOf(answer) as { info?: { imageCDNs?: string[] } } | null) : null
    return value?.info?.imageCDNs ?? []
  })
  const root = cdns[0] ?? base
  const seen = new Map<string, Promise<string | null>>()
  const found: DoctorFinding[] = []
  for (const answer of answers) {
    const pictures = placesIn(valueOf(answer)).flatMap(({ field, name, value }) =>
      // Pictures of a merchant's folder come from the site; `merchant check` looks for them.
      typeof value === 'string' && value !== '' && !/^(?:data:|\/merchants\/)/.test(value)
        ? pictureFile.test(value) || (pictureName.test(name) && value.includes('/'))
          ? [{ field, value }]
          : []
        : [],
    )
    for (const [field, list = []] of Object.entries(Object.groupBy(pictures, (one) => one.field))) {
      const addresses = [...new Set(list.map(({ value }) => value))].slice(0, mostOfField).flatMap((value) => {
        const joined = /^https?:/i.test(value) ? value : `${root.replace(/\/+$/, '')}/${value.replace(/^\/+/, '')}`
        return URL.canParse(joined, base) ? [new URL(joined, base).href] : []
      })
      for (const address of addresses) if (!seen.has(address)) seen.set(address, look(address))
      const reasons = (await Promise.all(addresses.map((address) => seen.get(address)))).filter(
        (reason) => reason != null,
      )
      if (reasons.length > 0)
        found.push({
          area: 'picture',
          level: 'broken',
          endpoint: answer.id,
          field,
          says: `${reasons.length} of ${addresses.length} pictures do not come: ${[...new Set(reasons)].join(', ')}`,
          screens: screens.of(answer.id),
        })
    }
  }
  return found
}
