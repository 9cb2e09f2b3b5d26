import { block, burst, disc, dots, line, oval, path, place, type Ink } from './ink.ts'

/** Scenery behind the hero, on the 300 by 400 tile, drawn over the sky. */
export type Scene = (ink: Ink) => string

const rays: Scene = (ink) =>
  place(burst(12, 5, 330, ink.palette.light, 'opacity=".13"'), 150, 165) + hill(ink, 310, 0.9)

const hill = (ink: Ink, y: number, opacity = 1): string =>
  path(`M0 ${y}Q90 ${y - 50} 170 ${y - 8}T300 ${y - 20}V400H0z`, ink.palette.near, `opacity="${opacity}"`)

const stage: Scene = (ink) => {
  const fold =
    path('M0 0H34Q24 150 40 330 16 350 0 330z', ink.palette.near) +
    path('M34 0H66Q40 120 60 250 46 262 36 250 24 120 34 0z', ink.palette.far)
  return (
    path('M150-40 40 400H260z', ink.palette.light, 'opacity=".14"') +
    path('M20-20 150 400H290z', ink.palette.light, 'opacity=".08"') +
    oval(150, 330, 150, 44, ink.palette.light, 'opacity=".3"') +
    path('M0 330H300V400H0z', ink.palette.near, 'opacity=".75"') +
    fold +
    `<g transform="matrix(-1 0 0 1 300 0)">${fold}</g>` +
    path('M0 0H300V26Q262 54 225 30 187 58 150 30 112 58 75 30 38 54 0 26z', ink.palette.near)
  )
}

const hills: Scene = (ink) =>
  disc(218, 92, 54, ink.palette.light, 'opacity=".75"') +
  path('M0 250 60 190 110 236 170 168 236 240 300 196V400H0z', ink.palette.far, 'opacity=".8"') +
  path('M0 296Q70 236 150 290T300 262V400H0z', ink.palette.near, 'opacity=".7"') +
  hill(ink, 340)

const sea: Scene = (ink) => {
  const weed = path('M0 0C-20-34 16-50-2-92 34-56 4-36 20 0z', ink.palette.near)
  const bubbles = dots(ink, 12, [14, 20, 286, 330], 7, '#fff', 0.22)
  return (
    path('M40-10H90L10 400H-90zM130-10H170L150 400H60zM214-10H250L330 400H230z', ink.palette.light, 'opacity=".13"') +
    bubbles +
    path('M0 330Q70 296 140 330T300 316V400H0z', ink.palette.near, 'opacity=".8"') +
    place(weed, 20, 360, 1.6) +
    place(weed, 256, 360, 1.9) +
    place(weed, 226, 372, 1.2)
  )
}

const temple: Scene = (ink) => {
  const column =
    block(8, 40, 44, 290, 0, ink.palette.far) +
    line('M18 50V320M30 50V320M42 50V320', ink.palette.near, 4, 'opacity=".6"') +
    path('M0 22H60V42H0zM0 326H60V346H0z', ink.palette.near)
  return (
    place(burst(10, 6, 240, ink.palette.light, 'opacity=".14"'), 150, 165) +
    column +
    `<g transform="translate(240)">${column}</g>` +
    path('M0 0H300V24H0z', ink.palette.near) +
    path('M60 330H240L270 356H30zM30 356H270L300 384H0V400H300z', ink.palette.far) +
    path('M0 356H300V400H0z', ink.palette.near, 'opacity=".8"')
  )
}

const space: Scene = (ink) => {
  const stars = dots(ink, 28, [6, 6, 294, 330], 2, '#fff', 0.8)
  return (
    oval(210, 110, 190, 70, ink.palette.far, 'opacity=".75" transform="rotate(-28 210 110)"') +
    oval(120, 210, 170, 40, ink.glow(ink.palette.light), 'opacity=".4" transform="rotate(-28 120 210)"') +
    stars +
    path('M-30 420A240 240 0 0 1 330 420z', ink.palette.near) +
    line('M-30 400A240 240 0 0 1 330 400', ink.palette.light, 3, 'opacity=".5"')
  )
}

const city: Scene = (ink) => {
  let windows = ''
  let towers = ''
  for (let x = 0; x < 300; x += 38) {
    const top = ink.dice.between(120, 250)
    towers += `M${x} ${top}h${ink.dice.between(28, 36)}V400H${x}z`
    for (let y = top + 14; y < 320; y += 26)
      if (ink.dice.next() > 0.45) windows += `M${x + 6} ${y}h6v9h-6zM${x + 18} ${y}h6v9h-6z`
  }
  return (
    disc(150, 165, 118, ink.palette.light, 'opacity=".22"') +
    path(towers, ink.palette.far) +
    path(windows, ink.palette.light, 'opacity=".65"') +
    path('M0 330H300V400H0z', ink.palette.near, 'opacity=".85"')
  )
}

const clouds: Scene = (ink) => {
  const swirl =
    path('M-80 30C-92 4-60-14-44 0-40-34 10-40 16-8 40-28 76-6 62 30z', ink.palette.far) +
    line(
      'M-56 22C-60 8-40 4-38 16M-8 20C-18-8 12-12 10 8 8 18-2 16 0 8M34 22C30 8 52 6 48 20',
      ink.palette.light,
      3,
      'opacity=".55"',
    )
  return (
    disc(150, 158, 112, ink.palette.light, 'opacity=".28"') +
    disc(150, 158, 92, ink.palette.light, 'opacity=".28"') +
    place(swirl, 46, 92, 0.7) +
    place(swirl, 262, 130, 0.8) +
    place(swirl, 70, 316, 1.3) +
    place(swirl, 236, 326, 1.4) +
    path('M0 340H300V400H0z', ink.palette.near, 'opacity=".8"')
  )
}

const grid: Scene = (ink) => {
  const columns = Array.from({ length: 9 }, (_, at) => `M150 250 ${(at - 4) * 110 + 150} 400`).join('')
  return (
    disc(150, 170, 104, ink.fill(ink.palette.second), 'opacity=".85"') +
    path('M40 196H260V204H40zM40 216H260V226H40zM40 238H260V252H40z', ink.palette.far) +
    path('M0 252H300V400H0z', ink.palette.near) +
    line(`${columns}M0 252H300M0 268H300M0 292H300M0 328H300M0 376H300`, ink.palette.light, 2, 'opacity=".5"')
  )
}

const forest: Scene = (ink) => {
  const tree = path('M-22 400C-10 300-18 120-30-20H30C16 120 12 300 26 400z', ink.palette.near)
  const leaves = path('M0 0C30-30 90-30 120 6 80 0 60 30 20 34 30 20 20 8 0 0z', ink.palette.far)
  return (
    path('M110-20H200L250 400H60z', ink.palette.light, 'opacity=".2"') +
    place(tree, 24, 0) +
    place(tree, 282, 0) +
    place(leaves, -30, 30, 1.2, 10) +
    place(leaves, 40, 0, 1, 20) +
    place(leaves, 330, 60, 1.2, 160) +
    place(leaves, 270, 20, 1, 150) +
    path('M0 330Q60 300 130 326T300 312V400H0z', ink.palette.near)
  )
}

const dunes: Scene = (ink) =>
  disc(150, 160, 116, ink.palette.light, 'opacity=".4"') +
  disc(150, 160, 86, ink.palette.light, 'opacity=".4"') +
  path('M0 270C60 220 110 280 170 250S260 230 300 250V400H0z', ink.palette.far) +
  path('M0 316C80 270 150 330 300 290V400H0z', ink.palette.near, 'opacity=".75"')

const stadium: Scene = (ink) => {
  const lamp =
    path('M0 0H56V30H0z', ink.palette.near) +
    [10, 28, 46].map((x) => disc(x, 9, 6, '#fff') + disc(x, 22, 6, '#fff')).join('')
  return (
    path('M40 50 0 400H220zM260 50 300 400H80z', ink.palette.light, 'opacity=".16"') +
    path('M0 236Q150 190 300 236V290H0z', ink.palette.near) +
    line('M0 248Q150 204 300 248M0 264Q150 222 300 264', ink.palette.light, 3, 'opacity=".4" stroke-dasharray="1 8"') +
    path('M0 284H300V400H0z', '#1d7a3d') +
    path('M60 284H110L70 400H-10zM190 284H240L310 400H230z', '#fff', 'opacity=".1"') +
    place(lamp, 14, 34) +
    place(lamp, 230, 34)
  )
}

const felt: Scene = (ink) =>
  path('M0 250Q150 190 300 250V400H0z', ink.palette.near) +
  path('M0 266Q150 206 300 266V400H0z', ink.palette.far) +
  line('M-10 296Q150 232 310 296M-10 330Q150 262 310 330', ink.palette.light, 2.5, 'opacity=".55"') +
  [40, 95, 150, 205, 260]
    .map((x) => disc(x, 70 - Math.abs(150 - x) * 0.2, 22, ink.glow(ink.palette.light), 'opacity=".55"'))
    .join('')

const vortex: Scene = (ink) =>
  place(
    ink.ring(6, path('M0 0C60-60 40-190-60-270L30-280C120-180 110-60 0 0z', ink.palette.far, 'opacity=".6"')),
    150,
    165,
  ) + path('M0 330H300V400H0z', ink.palette.near, 'opacity=".6"')

const peaks: Scene = (ink) =>
  path('M-20 300 70 110 128 220 170 150 250 270 320 210V400H-20z', ink.palette.far) +
  path('M70 110 96 160 74 178 58 164 44 166zM170 150 190 182 170 196 158 172z', '#fff', 'opacity=".85"') +
  dots(ink, 18, [8, 10, 292, 300], 3, '#fff', 0.7) +
  path('M0 326Q90 292 180 322T300 308V400H0z', ink.palette.near, 'opacity=".85"')

const lava: Scene = (ink) =>
  path('M0 0H300V60L276 40 252 92 226 46 190 70 160 30 122 66 92 38 60 98 34 44 0 76z', ink.palette.near) +
  path('M0 280 40 250 84 284 130 258 190 290 240 254 300 286V400H0z', ink.palette.near) +
  line('M0 330 60 312 110 340 170 316 230 342 300 318', ink.palette.light, 4, 'opacity=".7"') +
  dots(ink, 16, [10, 60, 290, 300], 3, ink.palette.light, 0.75)

/** All scenes by name. */
export const scenes = {
  rays,
  stage,
  hills,
  sea,
  temple,
  space,
  city,
  clouds,
  grid,
  forest,
  dunes,
  stadium,
  felt,
  vortex,
  peaks,
  lava,
} as const satisfies Record<string, Scene>

/** The name of a scene. */
export type SceneName = keyof typeof scenes
