import type { Refusal } from './failures.ts'

const sessionCodes = ['login.not.session', 'user.or.token.invalid', 'CUSTOMER_NOT_LOGIN', 'token_ip_different'] as const

/** Codes of an ended session; any call may be refused with them. */
export type SessionCode = (typeof sessionCodes)[number]

const codes: ReadonlySet<string> = new Set(sessionCodes)

/** Whether this error code means that the session has ended or never existed. */
export const isSessionCode = (code: string): boolean => codes.has(code)

/**
 * Whether a refusal means that the session has ended: one of four codes at any HTTP status, or a 401 without a code.
 * The English message of some builds is ignored, because texts are not an interface.
 */
export function saysSessionIsOver({ code, status }: Pick<Refusal, 'code' | 'status'>): boolean {
  return code === null ? status === 401 : isSessionCode(code)
}

/** Reports an ended session once per token, and not if the token has been replaced since. */
export function tellOncePerToken<Told>(
  current: () => string | null,
  tell: (told: Told) => void,
): (sent: string, told: Told) => void {
  let last: string | null = null
  return (sent, told) => {
    if (sent === last || current() !== sent) return
    last = sent
    tell(told)
  }
}
