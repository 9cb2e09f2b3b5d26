/** Version of the rows' shapes and their storage. Raised when either changes. */
export const STATE_FORMAT = 11

/** The stored state was written by another version of the sandbox. It was not changed. */
export class OtherFormat extends Error {
  override readonly name = 'OtherFormat'
}

/** The stored state was written with another key. It was not changed. */
export class OtherKey extends Error {
  override readonly name = 'OtherKey'
}
