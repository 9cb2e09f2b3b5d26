export default {
  'page.unloaded': 'The site could not be loaded. Check your connection and try again.',
  'page.no_script': 'This site needs JavaScript.',
} as const
