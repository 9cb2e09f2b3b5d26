/** Normalises case and spaces, for comparing names and document numbers. */
export const plainText = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')
