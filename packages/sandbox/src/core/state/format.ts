/** Version of the rows' shapes and of how they are stored. Raised when one changes. */
export const STATE_FORMAT = 9

/** A stored state that another version of the sandbox wrote. Nothing was changed in it. */
export class OtherFormat extends Error {
  override readonly name = 'OtherFormat'
}
