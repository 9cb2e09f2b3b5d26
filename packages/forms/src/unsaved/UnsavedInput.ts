import { createContext } from 'react'

/** Tracks which forms hold unsent input. */
export class UnsavedInput {
  readonly #holders = new Set<object>()
  readonly #onChange: (any: boolean) => void
  #listener: ((any: boolean) => void) | undefined

  /** @param onChange called when the first form gets input, and when the last one is empty again. */
  constructor(onChange: (any: boolean) => void) {
    this.#onChange = onChange
  }

  /** Whether leaving now would lose input. */
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
   * Sets the listener, and calls it immediately if there is unsent input. It is called directly, not through a render,
   * because the next key press may come before the render.
   * @returns a function that removes the listener
   */
  listen(listener: ((any: boolean) => void) | undefined): () => void {
    this.#listener = listener
    if (this.any) listener?.(true)
    return () => (this.#listener = undefined)
  }

  /** Drops all input once the user has decided to leave. */
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

/** The input that the `LeaveGuard` above tracks, if there is one. */
export const Guarded = createContext<UnsavedInput | undefined>(undefined)
