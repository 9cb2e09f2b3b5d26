import { createContext } from 'react'

/** Which forms hold input that was not sent. */
export class UnsavedInput {
  readonly #holders = new Set<object>()
  readonly #onChange: (any: boolean) => void
  #listener: ((any: boolean) => void) | undefined

  /** @param onChange called when the first form gets input, and when the last one is empty again. */
  constructor(onChange: (any: boolean) => void) {
    this.#onChange = onChange
  }

  /** Whether something would be lost by leaving now. */
  get any(): boolean {
    return this.#holders.size > 0
  }

  /** Sets whether a form holds input; `holder` identifies the form. */
  set(holder: object, unsaved: boolean): void {
    const before = this.any
    if (unsaved) this.#holders.add(holder)
    else this.#holders.delete(holder)
    if (this.any !== before) this.#tell()
  }

  /**
   * Subscribes, starting with the current state. Not through a render, since the next press may come before it.
   * @returns unsubscribes
   */
  listen(listener: ((any: boolean) => void) | undefined): () => void {
    this.#listener = listener
    if (this.any) listener?.(true)
    return () => (this.#listener = undefined)
  }

  /** Forgets all input, after the decision to leave. */
  clear(): void {
    if (!this.any) return
    this.#holders.clear()
    this.#tell()
  }

  #tell(): void {
    this.#onChange(this.any)
    this.#listener?.(this.any)
  }
}

/** The guard above, when there is one. */
export const Guarded = createContext<UnsavedInput | undefined>(undefined)
