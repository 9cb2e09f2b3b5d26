/** A state file that is not, or no longer, usable: the message names the file and what to do next. */
export class StateFileRefused extends Error {
  override readonly name = 'StateFileRefused'
}
