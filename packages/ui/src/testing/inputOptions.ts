/** Options for the inputs in suites and stories. */
export const options = [
  { value: 'gcash', label: 'GCash' },
  { value: 'bank', label: 'Bank transfer' },
]
export const choices = options.map(({ value, label: text }) => ({ value, label: text }))
