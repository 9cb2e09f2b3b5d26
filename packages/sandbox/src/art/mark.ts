import { createInk, disc, path, place, type Ink } from './ink.ts'
import { canLetter, letters } from './lettering.ts'
import { palettes } from './palettes.ts'
import { hashText } from './seed.ts'
import { escapeText } from './tile.ts'

/** Facts of a vendor that its logo uses. */
export interface VendorDescriptor {
  readonly name?: string
}

/**
 * Pairs of tones of middle lightness: each keeps 3:1 against a white page and against a near-black one (WCAG 2.2,
 * 1.4.11), so a logo needs no second version for the dark theme.
 */
const tones = [
  ['#e0454f', '#b3368f'],
  ['#0f8a8a', '#2477c9'],
  ['#7a5af0', '#b14cc7'],
  ['#c2661a', '#d1444a'],
  ['#2f8a3f', '#0f8a78'],
  ['#3b74d9', '#7360e8'],
  ['#b06d0c', '#c25a1e'],
  ['#c9407f', '#8d58e0'],
  ['#4b7f1f', '#0f8760'],
  ['#1f7fb8', '#0d8b8f'],
] as const

type Emblem = (fill: string, ink: Ink) => string

/** Emblems inside a circle of radius 60; the cut-outs are real holes, so any page shows through. */
const emblems: readonly Emblem[] = [
  (fill) => path('M0-60 52-30V30L0 60-52 30V-30zM0-32-28-16V16L0 32 28 16V-16z', fill, 'fill-rule="evenodd"'),
  (fill) =>
    path(
      'M0-62C16-26 26-16 62 0 26 16 16 26 0 62-16 26-26 16-62 0-26-16-16-26 0-62zM0-18-18 0 0 18 18 0z',
      fill,
      'fill-rule="evenodd"',
    ),
  (fill, ink) => ink.ring(3, path('M-6-8C-44-20-44-56-10-62 20-64 40-40 40-14 22-30 2-30-6-8z', fill)),
  (fill) => path('M-58 0A58 58 0 1 1 0 58V30A30 30 0 1 0-30 0z', fill) + disc(-34, 34, 20, fill),
  (fill) =>
    path(
      'M-56-40 0-60 56-40V0C56 34 30 52 0 62-30 52-56 34-56 0zM-30-22V0C-30 18-16 28 0 34V-34z',
      fill,
      'fill-rule="evenodd"',
    ),
  (fill) => path('M-60 44-46-44-14-4 0-56 14-4 46-44 60 44zM-40 26H40L38 34H-38z', fill, 'fill-rule="evenodd"'),
  (fill) => path('M12-62-44 8H-10L-22 62 44-14H8L28-62z', fill),
  (fill, ink) => ink.ring(5, path('M0-6C-24-20-22-54 0-62 22-54 24-20 0-6z', fill)),
  (fill) =>
    path(
      'M-60 20C-30-10-20-62 14-60 50-56 62-10 44 24 20 62-30 56-60 20zM-18 14C4 30 28 16 26-8 22-30-2-28-18 14z',
      fill,
      'fill-rule="evenodd"',
    ),
  (fill) =>
    [0, 1, 2]
      .map((at) =>
        path('M-60 0Q-30-24 0 0T60 0V16Q30 40 0 16T-60 16z', fill, `transform="translate(0 ${-36 + at * 28})"`),
      )
      .join(''),
  (fill) =>
    path('M0-62 60-14 38 58H-38L-60-14zM0-30-28-8-18 28H18L28-8z', fill, 'fill-rule="evenodd"') + disc(0, 4, 12, fill),
  (fill) =>
    path(
      'M-60-60H0A60 60 0 0 1 60 0V60H0A60 60 0 0 1-60 0zM-26-26A26 26 0 0 0 0 26H26A26 26 0 0 0 0-26z',
      fill,
      'fill-rule="evenodd"',
    ),
  (fill) => path('M-60 0A60 60 0 0 1 60 0H30A30 30 0 0 0-30 0zM60 12A60 60 0 0 1-60 12H-30A30 30 0 0 0 30 12z', fill),
  (fill) =>
    path('M0-62 18-18 62 0 18 18 0 62-18 18-62 0-18-18z', fill) +
    [-46, 46].flatMap((x) => [-46, 46].map((y) => disc(x, y, 10, fill))).join(''),
  (fill) => path('M-60 44 0-60 60 44H30L0-8-30 44z', fill) + path('M-18 44 0 14 18 44z', fill),
  (fill, ink) => ink.ring(6, path('M0-14 26-44 0-62-26-44z', fill)),
  (fill) =>
    path('M-60-20Q0-100 60-20L36-4Q0-48-36-4zM-36 20Q0-24 36 20L18 36Q0 14-18 36z', fill) + disc(0, 50, 12, fill),
  (fill) => path('M-56-56H-22V-14L30-56H62L6 0 62 56H30L-22 14V56H-56z', fill),
  (fill) => path('M-62 10 0-58 62 10 40 32 0-12-40 32zM0 8 30 42 0 62-30 42z', fill),
  (fill, ink) => ink.ring(4, path('M4-4H58V-30Q58-58 30-58H4z', fill)),
]

const paintOf = (ink: Ink, code: string): { paint: string; ink: string } => {
  const [from, to] = tones[hashText(`tone ${code}`) % tones.length] ?? tones[0]
  const id = ink.define(
    'tone',
    (key) =>
      `<linearGradient id="${key}" gradientUnits="userSpaceOnUse" x1="-60" y1="-60" x2="60" y2="60"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  )
  return { paint: `url(#${id})`, ink: from }
}

/** Shapes that carry initials in white. */
const badges = [
  'M-60-34Q-60-60-34-60H34Q60-60 60-34V34Q60 60 34 60H-34Q-60 60-60 34z',
  'M0-62A62 62 0 1 1 0 62 62 62 0 0 1 0-62z',
  'M0-64 56-32V32L0 64-56 32V-32z',
  'M0-62Q30-46 58-48C62 8 42 46 0 64-42 46-62 8-58-48Q-30-46 0-62z',
  'M-62-44H40L62 0 40 44H-62L-42 0z',
] as const

/** Four vendors in ten use their initials, the others an emblem. */
const emblemOf = (code: string): Emblem => {
  const hash = hashText(`emblem ${code}`)
  const initials = code.replace(/^TCG_/, '').slice(0, 2)
  if (hash % 10 < 4 && canLetter(initials)) {
    const { path: strokes, width } = letters(initials)
    const size = Math.min(5.6, 74 / (width + 2.4))
    return (fill) =>
      path(badges[(hash >>> 6) % badges.length] ?? badges[0], fill) +
      place(
        `<path d="${strokes}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>`,
        (-width * size) / 2,
        -5 * size,
        size,
      )
  }
  return emblems[(hash >>> 5) % emblems.length] ?? ((fill) => disc(0, 0, 60, fill))
}

const word = (
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  weight: number,
): string => {
  if (!canLetter(text))
    return `<text x="${x}" y="${y + height}" font-family="system-ui,sans-serif" font-weight="800" font-size="${height * 1.3}" fill="${colour}">${escapeText(text)}</text>`
  const drawn = letters(text)
  const size = Math.min(height / 10, width / (drawn.width + weight))
  return `<path d="${drawn.path}" transform="translate(${x + (size * weight) / 2} ${Math.round(y + (height - size * 10) / 2)}) scale(${Math.round(size * 1000) / 1000})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"/>`
}

/** Draws a vendor's square logo, 160 by 160, transparent: an emblem over its short name. */
export const drawVendor = (code: string): string => {
  const ink = createInk(`vendor ${code}`, palettes.slate)
  const { paint, ink: colour } = paintOf(ink, code)
  const emblem = place(emblemOf(code)(paint, ink), 80, 64, 0.82)
  const short = code.replace(/^TCG_/, '').replace(/_/g, ' ').slice(0, 8)
  const drawn = letters(short)
  const size = Math.min(2.4, 136 / (drawn.width + 2))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">${ink.defs()}${emblem}${word(short, 80 - (size * (drawn.width + 2)) / 2, 126, 140, size * 10, colour, 2.1)}</svg>`
}

/** Draws a vendor's logo in one line, 320 by 96, transparent: emblem and full name. */
export const drawVendorWide = (code: string, vendor: VendorDescriptor = {}): string => {
  const ink = createInk(`vendor-wide ${code}`, palettes.slate)
  const { paint, ink: colour } = paintOf(ink, code)
  const name = vendor.name ?? code.replace(/_/g, ' ')
  const weight = [1.7, 2.1, 2.5][hashText(`weight ${code}`) % 3] ?? 2.1
  const size = canLetter(name) ? Math.min(3, 216 / (letters(name).width + weight)) : 3
  const wide = canLetter(name) ? size * (letters(name).width + weight) : 200
  const left = Math.max(6, (320 - 88 - wide) / 2)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 96" width="320" height="96">${ink.defs()}${place(emblemOf(code)(paint, ink), left + 38, 48, 0.6)}${word(name, left + 88, 33, 218, 30, colour, weight)}</svg>`
}

/** Payment methods: each a wallet, phone, bank, code or counter in its own colours with the short name beneath. */
const methods: Readonly<Record<string, readonly [from: string, to: string, sign: string, name: string]>> = {
  gcash: ['#1473e6', '#0b4fb3', 'phone', 'GCASH'],
  maya: ['#0f9d63', '#07704a', 'wallet', 'MAYA'],
  bank: ['#4a5f8f', '#2c3c63', 'bank', 'BANK'],
  instapay: ['#d84a3a', '#a82a2a', 'bank', 'INSTAPAY'],
  qrph: ['#2456c9', '#b3263a', 'code', 'QR PH'],
  counter: ['#b06d0c', '#8a4f08', 'counter', 'COUNTER'],
  bkash: ['#d4246c', '#a01250', 'phone', 'BKASH'],
  nagad: ['#e2571e', '#b53a10', 'wallet', 'NAGAD'],
  rocket: ['#8632a8', '#5f1f7d', 'phone', 'ROCKET'],
  c2c: ['#0f8a8a', '#0a5f66', 'swap', 'DIRECT'],
  usdt: ['#1f9a78', '#117055', 'coin', 'USDT'],
}

const signs: Readonly<Record<string, string>> = {
  phone: 'M-18-34H18Q26-34 26-26V26Q26 34 18 34H-18Q-26 34-26 26V-26Q-26-34-18-34zM-18-24V18H18V-24zM-5 23H5V28H-5z',
  wallet: 'M-36-22Q-36-30-28-30H26V-20H-26V-14H36V30H-28Q-36 30-36 22zM16 0H36V16H16Q8 8 16 0zM20 5V11H26V5z',
  bank: 'M0-36 38-14V-8H-38V-14zM-30-2H-18V22H-30zM-6-2H6V22H-6zM18-2H30V22H18zM-38 26H38V34H-38z',
  code: 'M-34-34H-6V-6H-34zM-26-26V-14H-14V-26zM6-34H34V-6H6zM14-26V-14H26V-26zM-34 6H-6V34H-34zM-26 14V26H-14V14zM6 6H18V18H6zM22 22H34V34H22zM22 6H34V14H22zM6 24H14V34H6z',
  counter:
    'M-34-32H34L40-10Q40 0 30 0T20-8Q18 0 10 0T0-8Q-2 0-10 0T-20-8Q-22 0-30 0T-40-10zM-32 8H32V34H-32zM-20 14V34H-4V14z',
  swap: 'M-34-20H14V-32L36-12 14 8V-4H-34zM34 20H-14V32L-36 12-14-8V4H34z',
  coin: 'M0-36A36 36 0 1 1 0 36 36 36 0 0 1 0-36zM-20-20V-10H-6V20H6V-10H20V-20z',
}

/** Draws the badge of a payment method, 160 by 112; an unknown method shows its name only. */
export const drawPayment = (method: string): string => {
  const [from, to, sign, name] = methods[method.toLowerCase()] ?? [
    '#4a5f8f',
    '#2c3c63',
    'wallet',
    method.slice(0, 9).toUpperCase(),
  ]
  const ink = createInk(`payment ${method}`, palettes.slate)
  const back = ink.define(
    'back',
    (id) =>
      `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  )
  const width = letters(name).width
  const size = Math.min(1.9, 132 / (width + 2))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 112" width="160" height="112">${ink.defs()}<rect width="160" height="112" rx="18" fill="url(#${back})"/><path d="M0 18Q0 0 18 0H142Q160 0 160 18V30Q90 70 0 58z" fill="#fff" opacity=".1"/>${place(path(signs[sign] ?? '', '#fff', 'fill-rule="evenodd"'), 80, 45, 0.86)}${word(name, 80 - (size * (width + 2)) / 2, 84, 140, size * 10, '#fff', 1.9)}</svg>`
}
