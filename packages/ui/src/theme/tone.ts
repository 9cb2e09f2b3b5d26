/** What something means, the same words in every component. Some add `accent`, the brand's own colour. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'
