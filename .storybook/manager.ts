import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { colors } from '../packages/ui/src/theme/tokens.ts'

// Storybook's own window, in the product's name and colours.
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Croupier',
    brandImage: './logo.svg',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: colors.accent.light,
    colorSecondary: colors.accent.light,
    appBg: colors.canvas.light,
    textColor: colors.text.light,
  }),
})
