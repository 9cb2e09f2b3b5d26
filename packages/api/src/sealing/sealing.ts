/** A sealed body: what to send in place of the clear one. */
export interface Sealed {
  /** Cipher text; the body becomes `{ value }` (wire fact 1.5, reading 2.9/22). */
  readonly value: string
  /** Headers the scheme wants besides, e.g. `Encryption`; none with JWE. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The door through which secrets leave the browser. Two schemes fit behind it: JWE, spoken with the sandbox, and the
 * platform's own, which is obfuscation. Either may throw; the client turns that into `SealFailed` and sends
 * nothing.
 */
export interface Sealing {
  /**
   * Seals a payload.
   * @param payload any JSON value
   * @param key the text that `session.sealingKey` answered, in the scheme's own form
   */
  seal(payload: unknown, key: string): Promise<Sealed>
  /** Opens a customer-service `path` of the status answer; the result is an address (wire facts 1.5, 3.8). */
  open(path: string): Promise<string>
}
