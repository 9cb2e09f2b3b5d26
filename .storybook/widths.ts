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
