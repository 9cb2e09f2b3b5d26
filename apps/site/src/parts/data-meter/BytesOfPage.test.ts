import { expect, it } from 'vitest'
import { noBytes, withLoads } from './BytesOfPage.ts'

it('counts what went over the line, and what other servers do not tell [G-93]', () => {
  const sent = { transferSize: 1200, encodedBodySize: 900 }
  const cached = { transferSize: 0, encodedBodySize: 900 }
  const untold = { transferSize: 0, encodedBodySize: 0 }
  expect(withLoads(noBytes, [sent, sent, cached, untold])).toEqual({ bytes: 2400, files: 2, untold: 1 })
  expect(withLoads({ bytes: 1, files: 1, untold: 0 }, [cached])).toEqual({ bytes: 1, files: 1, untold: 0 })
})
