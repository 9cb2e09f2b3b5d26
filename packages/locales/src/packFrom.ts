import type { BundleImport } from './catalogue.ts'
import type { Messages } from './language.ts'

/** A language pack that didn't load from its address. */
export class LanguagePackNotLoaded extends Error {
  override readonly name = 'LanguagePackNotLoaded'
  readonly address: string
  readonly status: number

  constructor(address: string, status: number) {
    super(`The language pack ${address} was answered with status ${status}.`)
    this.address = address
    this.status = status
  }
}

/**
 * Loads the texts of a language from an address: a JSON object of texts by key, ICU MessageFormat or compiled.
 *
 * @throws LanguagePackNotLoaded when the address answers with another status than 2xx.
 */
export const packFrom =
  (address: string): BundleImport =>
  async () => {
    const response = await fetch(address)
    if (!response.ok) throw new LanguagePackNotLoaded(address, response.status)
    return { default: (await response.json()) as Messages }
  }
