import type { BundleImport } from './catalogue.ts'
import type { Messages } from './language.ts'

/** Thrown when a language pack did not load from its URL. */
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
 * Loads the texts of a language from a URL: a JSON object of texts by key, ICU MessageFormat or compiled.
 *
 * @throws LanguagePackNotLoaded when the response status is not 2xx.
 */
export const packFrom =
  (address: string): BundleImport =>
  async () => {
    const response = await fetch(address)
    if (!response.ok) throw new LanguagePackNotLoaded(address, response.status)
    return { default: (await response.json()) as Messages }
  }
