/** What a page has loaded. */
export interface BytesOfPage {
  /** Bytes on the line: headers and bodies as they were sent, packed. */
  readonly bytes: number
  /** Files loaded over the line; those that the device had already are none. */
  readonly files: number
  /** Files of other servers that do not tell their size. */
  readonly untold: number
}

/** Nothing yet. */
export const noBytes: BytesOfPage = Object.freeze({ bytes: 0, files: 0, untold: 0 })

type Timing = Pick<PerformanceResourceTiming, 'transferSize' | 'encodedBodySize'>

/** Adds what the browser says of further loads. */
export function withLoads(before: BytesOfPage, loads: readonly Timing[]): BytesOfPage {
  let { bytes, files, untold } = before
  for (const { transferSize, encodedBodySize } of loads) {
    bytes += transferSize
    if (transferSize > 0) files++
    // A file from the device's own cache has a body and nothing on the line; one without both is another server's secret.
    else if (encodedBodySize === 0) untold++
  }
  return { bytes, files, untold }
}
