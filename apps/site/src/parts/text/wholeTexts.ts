let load: () => Promise<void> = () => Promise.resolve()

/**
 * The site starts with the texts of the first look (`loadFirstTexts`). A part that shows others waits here before it
 * renders, so that no key is ever seen in place of its text.
 */
export const wholeTexts = {
  /** Resolves when every text of the person's language is there; rejects when they do not come. */
  ready: (): Promise<void> => load(),
  /** Whom to ask from now on: the texts that the page shows know how to complete themselves. */
  loadWith(next: () => Promise<void>): void {
    load = next
  },
}
