const drawn = (width: number, height: number, inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`,
  )}`

const ground = (hue: number, width: number, height: number) =>
  `<defs><linearGradient id="g" x2="0.4" y2="1"><stop stop-color="hsl(${hue} 62% 46%)"/><stop offset="1" stop-color="hsl(${hue + 40} 70% 18%)"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>`

/** A drawn game picture for stories, 3:4; each number gives a different one. */
export const storyArt = (number: number) => {
  const hue = (number * 67 + 150) % 360
  const rings = [150, 110, 70]
    .map(
      (radius, ring) =>
        `<circle cx="150" cy="180" r="${radius}" fill="hsl(${hue + ring * 25} 75% ${38 + ring * 14}%)" opacity="0.8"/>`,
    )
    .join('')
  const points = Array.from({ length: 10 + (number % 4) * 2 }, (_, index, all = 10 + (number % 4) * 2) => {
    const angle = (index / all) * 2 * Math.PI - Math.PI / 2
    const radius = index % 2 ? 30 : 62
    return `${(150 + radius * Math.cos(angle)).toFixed(1)},${(180 + radius * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
  return drawn(300, 400, `${ground(hue, 300, 400)}${rings}<polygon points="${points}" fill="hsl(45 95% 66%)"/>`)
}

/** A drawn banner for stories, 3:1. */
export const storyBanner = (number: number) => {
  const hue = (number * 80 + 150) % 360
  const discs = Array.from(
    { length: 9 },
    (_, index) =>
      `<circle cx="${640 + index * 74}" cy="${200 + 110 * Math.sin(index * 1.7 + number)}" r="${30 + ((index * 13) % 46)}" fill="hsl(${hue + index * 9} 80% 62%)" opacity="0.75"/>`,
  ).join('')
  return drawn(
    1200,
    400,
    `${ground(hue, 1200, 400)}${discs}<rect x="72" y="130" width="380" height="44" rx="10" fill="hsl(0 0% 100% / 0.92)"/><rect x="72" y="198" width="260" height="22" rx="8" fill="hsl(0 0% 100% / 0.6)"/>`,
  )
}

/** A drawn vendor mark for stories. */
export const storyLogo = (number: number) => {
  const hue = (number * 47 + 10) % 360
  return drawn(
    72,
    72,
    `<rect x="6" y="6" width="60" height="60" rx="${10 + (number % 3) * 10}" fill="hsl(${hue} 60% 42%)"/><circle cx="36" cy="36" r="${12 + (number % 4) * 3}" fill="hsl(${hue + 60} 85% 72%)"/>`,
  )
}
