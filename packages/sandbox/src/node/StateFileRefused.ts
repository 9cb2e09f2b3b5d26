/** A state file that cannot be used, or can be no longer: the message is a sentence that names the file and the way on. */
export class StateFileRefused extends Error {
  override readonly name = 'StateFileRefused'
}
