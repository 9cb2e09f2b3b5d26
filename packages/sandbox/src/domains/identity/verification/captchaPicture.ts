import { encode } from 'fast-png'
import { randomInteger, type Random } from '../../../core/random/random.ts'
import { inked } from './captchaFont.ts'

const WIDTH = 132
const HEIGHT = 44
const CELL = 4
const STEP = 31

/** The picture of a captcha as base64 of a PNG, 132 by 44: tilted, wavy characters under dots and two strokes. */
export function captchaPicture(answer: string, random: Random): string {
  const data = new Uint8Array(WIDTH * HEIGHT * 3)
  const ground = [246, 247, 250]
  for (let at = 0; at < data.length; at++) data[at] = ground[at % 3] ?? 255
  const dot = (x: number, y: number, colour: readonly number[]) => {
    if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return
    for (let part = 0; part < 3; part++) data[(y * WIDTH + x) * 3 + part] = colour[part] ?? 0
  }
  const shade = (dark: number) => [0, 1, 2].map(() => dark + randomInteger(random, 70))
  for (let count = 0; count < 260; count++) {
    dot(randomInteger(random, WIDTH), randomInteger(random, HEIGHT), shade(140))
  }
  for (const [index, character] of [...answer].entries()) drawCharacter(character, index, random, dot, shade(20))
  for (let stroke = 0; stroke < 2; stroke++) {
    const colour = shade(90)
    const start = randomInteger(random, HEIGHT)
    const end = randomInteger(random, HEIGHT)
    for (let x = 0; x < WIDTH; x++) dot(x, Math.round(start + ((end - start) * x) / WIDTH), colour)
  }
  return base64(encode({ width: WIDTH, height: HEIGHT, data, channels: 3, depth: 8 }))
}

function drawCharacter(
  character: string,
  index: number,
  random: Random,
  dot: (x: number, y: number, colour: readonly number[]) => void,
  colour: readonly number[],
): void {
  const left = 6 + index * STEP + randomInteger(random, 4)
  const top = 5 + randomInteger(random, 7)
  const tilt = (randomInteger(random, 9) - 4) / 20
  const phase = randomInteger(random, 7)
  for (let y = 0; y < 7 * CELL; y++) {
    for (let x = 0; x < 5 * CELL; x++) {
      if (!inked(character, Math.floor(x / CELL), Math.floor(y / CELL))) continue
      const wave = Math.round(Math.sin((x + phase) / 3))
      dot(left + x + Math.round((y - 14) * tilt), top + y + wave, colour)
    }
  }
}

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
