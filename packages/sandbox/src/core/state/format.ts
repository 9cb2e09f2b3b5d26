/** Version of the rows' shapes and of how they are stored. Raised when one changes. */
export const STATE_FORMAT = 10

/** A stored state that another version of the sandbox wrote. Nothing was changed in it. */
export class OtherFormat extends Error {
  override readonly name = 'OtherFormat'
}

/** A stored state that was written with another key. Nothing was changed in it. */
export class OtherKey extends Error {
  override readonly name = 'OtherKey'
}
