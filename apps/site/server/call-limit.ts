import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressOf, networkOf, type Trust } from './forwarded.ts'

/**
 * Answers 429 with `Retry-After` to a visitor who has made more than `perMinute` calls within a minute. Each address
 * (each /64 network for IPv6) has a separate budget, so a flood from one does not shut out others. Each server counts
 * separately.
 */
export function callLimit(perMinute: number, trusts: Trust): MiddlewareHandler {
  const budget = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return async (context, next) => {
    const address = addressOf(context, trusts)
    if (address !== undefined) {
      try {
        await budget.consume(networkOf(address))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const seconds = Math.ceil(refusal.msBeforeNext / 1000)
        return context.text('Too many requests. Please wait a moment.', 429, { 'Retry-After': String(seconds) })
      }
    }
    return next()
  }
}
