/** The widths that screens are designed for, smallest first. */
export const widths = {
  phone: { name: 'Phone 360', width: 360, height: 740 },
  tablet: { name: 'Tablet 768', width: 768, height: 1024 },
  laptop: { name: 'Laptop 1280', width: 1280, height: 800 },
  wide: { name: 'Wide 1920', width: 1920, height: 1080 },
} as const

/** The widths as options of Storybook's toolbar. */
export const viewports = Object.fromEntries(
  Object.entries(widths).map(([id, { name, width, height }]) => [
    id,
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
)

/** The modes in which Chromatic pictures a story: both themes, a phone right to left and one with another brand. */
export const modes = {
  light: { theme: 'light', motion: 'still', viewport: widths.laptop.width },
  dark: { theme: 'dark', motion: 'still', viewport: widths.laptop.width },
  mirrored: { theme: 'light', motion: 'still', direction: 'rtl', viewport: widths.phone.width },
  branded: { theme: 'light', motion: 'still', brand: 'arcade', viewport: widths.phone.width },
} as const

/** For a story's `parameters`: Chromatic pictures it in each of the modes. */
export const pictured = { chromatic: { disableSnapshot: false, modes } }

/** Like `pictured`, for content that looks different on a phone, such as a table that becomes cards: all at 1280 px. */
export const picturedWide = {
  chromatic: {
    disableSnapshot: false,
    modes: Object.fromEntries(
      Object.entries(modes).map(([name, mode]) => [name, { ...mode, viewport: widths.laptop.width }]),
    ),
  },
}

/** Like `pictured`, for a form: in Bengali too. */
export const picturedForm = {
  chromatic: { disableSnapshot: false, modes: { ...modes, bengali: { ...modes.light, language: 'BN' } } },
}
