let load: () => Promise<void> = () => Promise.resolve()

/**
 * The site starts with the texts of the first view (`loadFirstTexts`). A part that needs others waits here before it
 * renders, so that no key is ever shown instead of its text.
 */
export const wholeTexts = {
  /** Resolves when every text of the person's language is there; rejects when they do not come. */
  ready: (): Promise<void> => load(),
  /** The source of further texts: the texts on the page can complete themselves. */
  loadWith(next: () => Promise<void>): void {
    load = next
  },
}
