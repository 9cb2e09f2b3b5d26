import { languages, pseudoLanguages } from '@croupier/locales'

const offered = [...languages.filter((language) => language.complete), pseudoLanguages.ltr, pseudoLanguages.rtl]

/** What a reviewer may switch for every story at once. */
export const toolbars = {
  theme: {
    description: 'Theme',
    toolbar: { title: 'Theme', icon: 'circlehollow' as const, dynamicTitle: true, items: ['light', 'dark'] },
  },
  brand: {
    description: 'Brand',
    toolbar: { title: 'Brand', icon: 'paintbrush' as const, dynamicTitle: true, items: ['felt', 'manila', 'dhaka'] },
  },
  language: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe' as const,
      dynamicTitle: true,
      items: offered.map(({ code, ownName }) => ({ value: code, title: ownName, right: code })),
    },
  },
}
