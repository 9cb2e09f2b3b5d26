import { actionBound, makeObservable, observable } from 'mobx'
import type { KeyValueStorage } from '../ports/Ports.ts'

/** The two themes there are. */
export type ThemeName = 'light' | 'dark'

const key = 'theme'

/** Light or dark, stored on this device; any other stored value counts as light. */
export class ThemeStore {
  theme: ThemeName
  readonly #storage: KeyValueStorage

  constructor(storage: KeyValueStorage) {
    this.#storage = storage
    this.theme = storage.getItem(key) === 'dark' ? 'dark' : 'light'
    makeObservable(this, { theme: observable, choose: actionBound, toggle: actionBound })
  }

  /** Chooses a theme and keeps the choice. */
  choose(theme: ThemeName): void {
    this.theme = theme
    this.#storage.setItem(key, theme)
  }

  /** The other theme. */
  toggle(): void {
    this.choose(this.theme === 'light' ? 'dark' : 'light')
  }
}
