/** English of the words that the smallest components need, one by one: those need not carry the whole table. */
export const loadingWord = 'Loading…'
/** Goes back by one. */
export const previousWord = 'Previous'
/** Goes on by one. */
export const nextWord = 'Next'
/** The button of a dialog that has no other [S-084]. */
export const closeDialogWord = 'CLOSE'
