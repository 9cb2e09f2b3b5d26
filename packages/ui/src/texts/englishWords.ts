/** English words of the smallest components, exported separately so that these need not bundle the whole table. */
export const loadingWord = 'Loading…'
/** Label of a "previous" button. */
export const previousWord = 'Previous'
/** Label of a "next" button. */
export const nextWord = 'Next'
/** The button of a dialog that has no other. */
export const closeDialogWord = 'CLOSE'
