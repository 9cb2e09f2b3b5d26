/** The data that a page has loaded. */
export interface BytesOfPage {
  /** Bytes on the line: headers and bodies as they were sent, packed. */
  readonly bytes: number
  /** Files loaded over the network; cached files do not count. */
  readonly files: number
  /** Files of other servers that do not report their size. */
  readonly untold: number
}

export const noBytes: BytesOfPage = Object.freeze({ bytes: 0, files: 0, untold: 0 })

type Timing = Pick<PerformanceResourceTiming, 'transferSize' | 'encodedBodySize'>

/** Adds the browser's entries for further loads. */
export function withLoads(before: BytesOfPage, loads: readonly Timing[]): BytesOfPage {
  let { bytes, files, untold } = before
  for (const { transferSize, encodedBodySize } of loads) {
    bytes += transferSize
    if (transferSize > 0) files++
    // A file from the device's cache has a body and zero transfer size; one without both comes from a server that hides
    // its size.
    else if (encodedBodySize === 0) untold++
  }
  return { bytes, files, untold }
}
