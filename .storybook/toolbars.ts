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
      items: [
        { value: 'EN', title: 'English', right: 'EN' },
        { value: 'TY', title: 'Filipino', right: 'TY' },
        { value: 'BN', title: 'বাংলা', right: 'BN' },
        { value: 'PSEUDO', title: 'Pseudo, long and accented' },
        { value: 'PSEUDO-RTL', title: 'Pseudo, right to left' },
      ],
    },
  },
}
