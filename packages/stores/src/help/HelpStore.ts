import { type CallsOf, help, type Value } from '@croupier/api'
import { hasWords } from '@croupier/locales/spelling'
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

/** The help centre, searched on the device. */
export class HelpStore {
  /** The search term. */
  term = ''
  readonly chapters: RemoteValue<readonly HelpChapter[]>
  readonly #client: CallsOf<typeof help>

  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>) {
    this.#client = wire.calls(help)
    this.chapters = new RemoteValue(() => ports.clock.now())
    makeObservable(this, { term: observable, found: computed, search: actionBound })
  }

  /** The chapters that contain every word of the search; all of them without a search. */
  get found(): readonly HelpChapter[] {
    return (this.chapters.data ?? []).filter(({ title, content }) =>
      hasWords(`${title} ${wordsOf(content)}`, this.term),
    )
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
