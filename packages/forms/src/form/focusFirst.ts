const focusable =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled)'

/** The control of a field that takes focus; in a radio group, the checked one. */
export const controlOf = (field: HTMLElement): HTMLElement | null =>
  field.matches(focusable)
    ? field
    : (field.querySelector<HTMLElement>('input[type="radio"]:checked') ?? field.querySelector<HTMLElement>(focusable))

/**
 * Moves the focus to the first of the named fields in visual order.
 * @returns the names whose fields are shown.
 */
export const focusFirst = (form: HTMLElement, names: ReadonlySet<string>): ReadonlySet<string> => {
  const shown = [...form.querySelectorAll<HTMLElement>('[data-field]')].filter((field) =>
    names.has(field.dataset['field'] ?? ''),
  )
  const first = shown[0]
  if (first) controlOf(first)?.focus()
  return new Set(shown.map((field) => field.dataset['field'] ?? ''))
}
