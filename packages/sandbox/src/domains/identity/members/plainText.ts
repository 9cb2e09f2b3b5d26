/** A text without regard to case and further blanks: names and numbers of documents are compared so. */
export const plainText = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')
