import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { loadTexts, withKit } from './kit-decorator.tsx'
import { toolbars } from './toolbars.ts'

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  globalTypes: toolbars,
  initialGlobals: { theme: 'light', brand: 'felt', language: 'EN' },
  loaders: [loadTexts],
  decorators: [withKit],
  parameters: {
    layout: 'padded',
    // A violation is a failed test, in both themes and every state.
    a11y: { test: 'error' },
    options: { storySort: { order: ['Guides', 'Kit', 'Forms', 'Site'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' } },
        wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
})
