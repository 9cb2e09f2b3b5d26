import { afterEach, expect, it, vi } from 'vitest'
import { ChunkLoadError } from './ChunkLoadError.ts'
import { whenOnline } from './whenOnline.ts'

const line = (onLine: boolean) => {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('navigator', { onLine })
  return window
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

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

it('retries twice more when the site is not reached at once after the connection is back [S-408]', async () => {
  vi.useFakeTimers()
  const window = line(true)
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'))
  const loaded = expect(whenOnline(load)).rejects.toThrow('gone')
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(load).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(4000)
  await loaded
  expect(load).toHaveBeenCalledTimes(4)
})

it('retries when the site was not reached, although the browser says that it is online [S-408]', async () => {
  line(true)
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ChunkLoadError('footer', 'offline'))
    .mockResolvedValueOnce('footer')
  expect(await whenOnline(load)).toBe('footer')
})
