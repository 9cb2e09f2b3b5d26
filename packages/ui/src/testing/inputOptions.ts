/** Options that the suites and stories of the inputs offer. */
export const options = [
  { value: 'gcash', label: 'GCash' },
  { value: 'bank', label: 'Bank transfer' },
]
export const choices = options.map(({ value, label: text }) => ({ value, label: text }))
