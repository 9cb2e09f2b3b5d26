/** What the language picker says of languages besides their names. The picker loads late, so these are not of the first view. */
export default {
  'language.level': '{language}: {share} complete. No native speaker has reviewed the languages marked * yet.',
} as const
