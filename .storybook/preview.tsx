import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { definePreview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { loadTexts, playInFrames, withKit } from './kit-decorator.tsx'
import { withPictures } from './pictures.ts'
import { checkStatusRegions, removeLiveRegions } from './pageRegions.ts'
import { wordedProps } from './reference/propTable.ts'
import { toolbars } from './toolbars.ts'
import { atRest, beginWork, tellRest } from './storyWork.ts'
import { viewports } from './widths.ts'
import './visible.ts'

// The docs blocks are larger than most stories, and tests of stories never show them.
const ComponentPage = lazy(() => import('./ComponentPage.tsx'))
const page = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
)

const DocsFrame = lazy(() => import('./foundations/DocsFrame.tsx'))
const container = (props: DocsContainerProps) => (
  <Suspense>
    <DocsFrame {...props} />
  </Suspense>
)

/** Whether this is a test run. Those leave out axe's passes, which is faster and makes the report 200 MB smaller. */
const isTest = '__vitest_browser__' in globalThis

// Storybook reads the order of the sidebar from the text of this file: the preview is a plain constant.
const preview = definePreview({
  // Every component has a docs page with its props, keys and states.
  tags: ['autodocs'],
  addons: [addonA11y(), addonDocs()],
  globalTypes: toolbars,
  initialGlobals: {
    theme: 'light',
    merchant: 'own',
    brand: 'felt',
    language: 'EN',
    direction: 'own',
    density: 'own',
    motion: 'own',
  },
  loaders: [loadTexts, playInFrames],
  beforeEach: () => {
    beginWork()
    tellRest()
    // Runs when the story ends.
    return removeLiveRegions
  },
  // Runs before axe.
  afterEach: async () => {
    await atRest()
    checkStatusRegions()
  },
  decorators: [withKit],
  argTypesEnhancers: [wordedProps],
  parameters: {
    layout: 'padded',
    docs: { page, container },
    // A violation fails the test, in both themes and every state.
    a11y: { test: 'error', ...(isTest && { options: { reporter: 'no-passes' } }) },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guides',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape', 'Motion', 'Icons'],
          'Actions',
          'Inputs',
          'Overlays',
          ['Which one?'],
          'Navigation',
          'Data',
          'Gaming',
          'Patterns',
          'Forms',
          'Site',
          [
            'All states',
            'Arrive',
            'Sign in',
            'Find a game',
            'Play',
            'Deposit and withdraw',
            'Rewards',
            'Account',
            'Records',
            'Safer play',
            'Help and messages',
            'Lead a team',
            'When it fails',
          ],
        ],
      },
    },
    viewport: { options: viewports },
    chromatic: { pauseAnimationAtEnd: true, prefersReducedMotion: 'reduce' },
  },
})

withPictures(preview)

export default preview
