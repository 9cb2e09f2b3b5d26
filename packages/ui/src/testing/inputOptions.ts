/** Options that the suites and stories of the inputs offer. */
export const options = [
  { value: 'gcash', text: 'GCash' },
  { value: 'bank', text: 'Bank transfer' },
]
export const choices = options.map(({ value, text }) => ({ value, label: text }))
export const countries = [
  { code: 'PH', name: 'Philippines', diallingCode: '63' },
  { code: 'BD', name: 'Bangladesh', diallingCode: '880' },
]
