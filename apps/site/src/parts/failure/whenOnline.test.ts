import { afterEach, expect, it, vi } from 'vitest'
import { whenOnline } from './whenOnline.ts'

const line = (onLine: boolean) => {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('navigator', { onLine })
  return window
}
afterEach(() => void vi.unstubAllGlobals())

it('retries when the connection is back [S-408]', async () => {
  const window = line(false)
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('footer')
  const loaded = whenOnline(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  window.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('footer')
  expect(load).toHaveBeenCalledTimes(2)
})

it('retries when the connection was away only while it loaded [S-408]', async () => {
  const window = line(true)
  const failed = Promise.withResolvers<string>()
  const load = vi.fn<() => Promise<string>>().mockReturnValueOnce(failed.promise).mockResolvedValueOnce('footer')
  const loaded = whenOnline(load)
  window.dispatchEvent(new Event('online'))
  failed.reject(new Error('gone'))
  expect(await loaded).toBe('footer')
})

it('fails immediately while online [S-406]', async () => {
  line(true)
  await expect(whenOnline(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})
