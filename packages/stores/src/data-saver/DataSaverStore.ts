import { actionBound, computed, makeObservable, observable } from 'mobx'
import type { Cookies } from '../ports/Ports.ts'

/** The person's choice: `auto` follows the browser. */
export type DataSaverChoice = 'auto' | 'on' | 'off'

/** The cookie of the choice: the server also reads it, to send the page without pictures. */
export const dataSaverCookie = 'dataSaver'

const year = 31_536_000_000

/** Data saver of this device: while it is on, the platform's pictures are shown on request only. */
export class DataSaverStore {
  choice: DataSaverChoice
  /** Whether pictures were requested; until the site is loaded again. */
  showsPictures = false
  readonly #cookies: Cookies
  readonly #isAsked: boolean

  /** `isAsked`: the browser or connection asks to save data. */
  constructor(cookies: Cookies, isAsked = false) {
    this.#cookies = cookies
    this.#isAsked = isAsked
    const kept = cookies.get(dataSaverCookie)
    this.choice = kept === 'on' || kept === 'off' ? kept : 'auto'
    makeObservable(this, {
      choice: observable,
      showsPictures: observable,
      isOn: computed,
      holdsPictures: computed,
      choose: actionBound,
      showPictures: actionBound,
    })
  }

  /** Whether the data saver is on. */
  get isOn(): boolean {
    return this.choice === 'auto' ? this.#isAsked : this.choice === 'on'
  }

  /** Whether pictures of the platform are not loaded. */
  get holdsPictures(): boolean {
    return this.isOn && !this.showsPictures
  }

  /** The address of a picture, unless pictures are held back. Required pictures, such as a QR code, bypass this. */
  picture(url: string | undefined): string | undefined {
    return this.holdsPictures ? undefined : url
  }

  /** Chooses, for this device. */
  choose(choice: DataSaverChoice): void {
    this.choice = choice
    this.showsPictures = false
    this.#cookies.set(dataSaverCookie, choice, { maxAgeMs: year })
  }

  /** Loads the pictures of this page and of those visited until the site is loaded again. */
  showPictures(): void {
    this.showsPictures = true
  }
}
