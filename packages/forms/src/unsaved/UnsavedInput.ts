import { createContext } from 'react'

/** Which forms hold input that was not sent. */
export class UnsavedInput {
  readonly #holders = new Set<object>()
  readonly #onChange: (any: boolean) => void

  /** @param onChange hears when the first form begins to hold input, and when the last one lets go. */
  constructor(onChange: (any: boolean) => void) {
    this.#onChange = onChange
  }

  /** Whether something would be lost by leaving now. */
  get any(): boolean {
    return this.#holders.size > 0
  }

  /** Says whether a form holds input; `holder` stands for the form. */
  set(holder: object, unsaved: boolean): void {
    const before = this.any
    if (unsaved) this.#holders.add(holder)
    else this.#holders.delete(holder)
    if (this.any !== before) this.#onChange(this.any)
  }

  /** Forgets everything: it was decided to leave. */
  clear(): void {
    if (!this.any) return
    this.#holders.clear()
    this.#onChange(false)
  }
}

/** The guard above, when there is one. */
export const Guarded = createContext<UnsavedInput | undefined>(undefined)
