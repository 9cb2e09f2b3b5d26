/** The widths that screens are drawn for, in the order of a person's devices. */
export const widths = {
  phone: { name: 'Phone 360', width: 360, height: 740 },
  tablet: { name: 'Tablet 768', width: 768, height: 1024 },
  laptop: { name: 'Laptop 1280', width: 1280, height: 800 },
  wide: { name: 'Wide 1920', width: 1920, height: 1080 },
} as const

/** The same for Storybook's toolbar. */
export const viewports = Object.fromEntries(
  Object.entries(widths).map(([id, { name, width, height }]) => [
    id,
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
)

/** What Chromatic pictures a story in: both themes, a phone from right to left, and a phone with another brand. */
export const modes = {
  light: { theme: 'light', motion: 'still', viewport: widths.laptop.width },
  dark: { theme: 'dark', motion: 'still', viewport: widths.laptop.width },
  mirrored: { theme: 'light', motion: 'still', direction: 'rtl', viewport: widths.phone.width },
  branded: { theme: 'light', motion: 'still', brand: 'arcade', viewport: widths.phone.width },
} as const

/** For a story's `parameters`: Chromatic pictures it, in each of the modes. */
export const pictured = { chromatic: { disableSnapshot: false, modes } }

/** The same for what is another thing on a phone, such as a wide table whose rows become cards: all four at 1280. */
export const picturedWide = {
  chromatic: {
    disableSnapshot: false,
    modes: Object.fromEntries(
      Object.entries(modes).map(([name, mode]) => [name, { ...mode, viewport: widths.laptop.width }]),
    ),
  },
}

/** The same for a form, and in Bengali too. */
export const picturedForm = {
  chromatic: { disableSnapshot: false, modes: { ...modes, bengali: { ...modes.light, language: 'BN' } } },
}
