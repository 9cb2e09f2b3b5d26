import { type CallsOf, help, type Value } from '@croupier/api'
import { computed, makeObservable, observable, actionBound } from 'mobx'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A chapter of the help centre; its `content` is HTML and passes the sanitiser before it is shown. */
export type HelpChapter = Value<'help.centre'>[number]

/** The words of an HTML text, for searching only. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')

/** Words as they are compared: without case, width and marks over letters; the Turkish ı and İ are an i. */
const plain = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('ı', 'i')

/** The help centre, searched on the device. */
export class HelpStore {
  /** The search term. */
  term = ''
  readonly chapters: RemoteValue<readonly HelpChapter[]>
  readonly #client: CallsOf<typeof help>

  constructor({ wire, world }: Pick<Stores, 'wire' | 'world'>) {
    this.#client = wire.calls(help)
    this.chapters = new RemoteValue(() => world.clock.now())
    makeObservable(this, { term: observable, found: computed, search: actionBound })
  }

  /** The chapters in which every word of the search occurs; all of them when nothing is searched for. */
  get found(): readonly HelpChapter[] {
    const words = plain(this.term).split(/\s+/).filter(Boolean)
    return (this.chapters.data ?? []).filter(({ title, content }) => {
      const text = plain(`${title} ${wordsOf(content)}`)
      return words.every((word) => text.includes(word))
    })
  }

  /** Searches the chapters. */
  search(term: string): void {
    this.term = term
  }

  /** Loads the chapters in the language of the site. */
  async load(): Promise<void> {
    await this.chapters.load((signal) => this.#client.help.centre({}, { signal }))
  }
}

/** The help centre, as its page brings it. */
export const helpStore: LateStore<HelpStore> = {
  build: (root) => new HelpStore(root),
  languageChanged: (store) => void store.load(),
}
