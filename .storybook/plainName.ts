/**
 * A story's name as readers see it: the ids of requirements that tests carry at its end are for the record of evidence.
 */
export const plainName = (name: string): string => name.replace(/(?:,? \[[A-Z]+-\d+[a-z]?\])+$/, '')
