import { languages, pseudoLanguages } from '@croupier/locales'
import { brands } from './brands.ts'
import { merchants } from './merchants.ts'

const offered = [...languages, pseudoLanguages.ltr, pseudoLanguages.rtl]

/** Settings of all stories. Widths are in Storybook's own toolbar (`widths.ts`). */
export const toolbars = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'circlehollow' as const,
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'both', title: 'Side by side' },
        { value: 'sheet', title: 'Sheet of variants' },
      ],
    },
  },
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush' as const,
      dynamicTitle: true,
      items: Object.values(brands).map(({ name, title }) => ({ value: name, title })),
    },
  },
  merchant: {
    description: 'Merchant',
    toolbar: {
      title: 'Merchant',
      icon: 'user' as const,
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Merchant of the story' },
        ...merchants.map(({ code, name, market }) => ({ value: code, title: `${name}, ${market.name}` })),
      ],
    },
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
  direction: {
    description: 'Direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer' as const,
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Direction of the language' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      title: 'Density',
      icon: 'component' as const,
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Density of the brand' },
        { value: 'compact', title: 'Compact' },
        { value: 'normal', title: 'Normal' },
        { value: 'roomy', title: 'Roomy' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning' as const,
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Motion of the device' },
        { value: 'still', title: 'No motion' },
      ],
    },
  },
}
