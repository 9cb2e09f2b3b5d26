/** An encrypted body, which replaces the plain one. */
export interface Sealed {
  /** Cipher text; the body becomes `{ value }`. */
  readonly value: string
  /** Further headers of the scheme, e.g. `Encryption`; none with JWE. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The interface through which secrets leave the browser encrypted. Two schemes implement it: JWE, used with the
 * sandbox, and the platform's own, which is obfuscation. Either may throw; the client turns that into `SealFailed` and
 * sends nothing.
 */
export interface Sealing {
  /**
   * Seals a payload.
   * @param payload any JSON value
   * @param key the text that `session.sealingKey` answered, in the scheme's own form
   */
  seal(payload: unknown, key: string): Promise<Sealed>
  /** Opens a customer-service `path` of the status answer; the result is an address. */
  open(path: string): Promise<string>
}
