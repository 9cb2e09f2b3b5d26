import type { Context } from 'hono'

/**
 * Bytes of a refused body to read and discard, so that the answer arrives: browsers read no response while they send.
 */
const mostThrownAway = 64 * 1024 * 1024

/** Largest request without pictures, in bytes; looking up a call's own limit costs more. */
const usual = 64 * 1024

/**
 * Limits the body of a request to the size its call allows, or answers 413. A body of unknown length is counted as it
 * streams; `isTooLong` says whether it was cut off.
 * @param limit in bytes for an address outside the contract
 */
export async function boundBody(context: Context, largest: number): Promise<Response | BoundBody> {
  const { raw, method, path } = context.req
  const { body } = raw
  const told = raw.headers.get('content-length')
  const isShort = told === null ? !raw.headers.has('transfer-encoding') : Number(told) <= usual
  if (body === null || isShort) return { body, isTooLong: () => false }
  const { longestBodyAt } = await import('@croupier/api')
  const longest = Math.min(longestBodyAt(method, path) ?? largest, largest)
  const reader = body.getReader()
  if (told !== null && Number(told) > longest) {
    await throwAway(reader)
    return refuseLong(context)
  }
  let length = 0
  const counted = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) return controller.close()
      length += value.byteLength
      if (length <= longest) return controller.enqueue(value)
      await throwAway(reader)
      controller.error(new RangeError('The body is too long.'))
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { body: counted, isTooLong: () => length > longest }
}

/** A body that ends where its call's bound is. */
export interface BoundBody {
  readonly body: ReadableStream<Uint8Array> | null
  readonly isTooLong: () => boolean
}

/** Reports that a body was too long. */
export const refuseLong = (context: Context): Response =>
  context.text('This request is too large. Please send less at once, or smaller pictures.', 413)

async function throwAway(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let length = 0
  while (length <= mostThrownAway) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
    if (done) return
    length += value?.byteLength ?? 0
  }
  await reader.cancel()
}
