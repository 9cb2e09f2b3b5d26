import { html } from 'hono/html'
import type { Html } from '../kit/server/defineGame.ts'
import type { Target } from './rules.ts'

const eye = (x: number, y: number, size = 3): Html =>
  html`<circle cx="${x}" cy="${y}" r="${size}" fill="#fff" /><circle
      cx="${x + size / 4}"
      cy="${y}"
      r="${size / 1.8}"
      fill="#12202b"
    />`

const shapes: Readonly<Record<Target, Html>> = {
  sardine: html`<path d="M18 30Q48 10 82 28Q50 50 18 30Z" fill="#8fc7e8" /><path
      d="M18 30Q48 10 82 28Q50 24 18 30Z"
      fill="#3f86b5"
    /><path d="M22 30L4 18V43Z" fill="#5f9fc8" /><path
      d="M46 32l6 3M56 31l6 3M36 31l6 3"
      stroke="#fff"
      stroke-width="2"
      opacity=".7"
    />${eye(71, 28)}`,
  clownfish: html`<path d="M20 30Q34 8 62 12Q86 18 88 31Q84 46 60 49Q34 50 20 30Z" fill="#ff8b2c" /><path
      d="M24 30L6 16Q2 30 6 45Z"
      fill="#ff7a12"
    /><path d="M66 12Q74 30 66 49L57 49Q64 30 57 12ZM42 13Q47 30 42 48L34 45Q38 30 34 17Z" fill="#fff" /><path
      d="M46 12Q56 2 66 12Z"
      fill="#e8680a"
    />${eye(78, 26, 3.5)}`,
  puffer: html`<circle cx="52" cy="30" r="24" fill="#f2c94c" /><path
      d="M29 36Q52 62 75 36Q52 48 29 36Z"
      fill="#fff7da"
    /><path d="M30 30L10 20Q14 30 10 41Z" fill="#d9a520" /><path
      d="M36 12l-4-7M52 6V-1M68 12l5-7M76 22l8-4M30 20l-7-5M40 52l-4 7M62 53l4 7M76 42l7 5"
      stroke="#b98412"
      stroke-width="3"
      stroke-linecap="round"
    /><circle cx="44" cy="18" r="3" fill="#b98412" opacity=".6" /><circle
      cx="56"
      cy="15"
      r="2.5"
      fill="#b98412"
      opacity=".6"
    />${eye(64, 25, 5)}<path
      d="M70 37q4 2 7-1"
      stroke="#7c5307"
      stroke-width="2.5"
      fill="none"
      stroke-linecap="round"
    />`,
  crab: html`<path
      d="M28 42l-12 12M36 46l-8 12M64 46l8 12M72 42l12 12"
      stroke="#b8332a"
      stroke-width="5"
      stroke-linecap="round"
    /><path
      d="M24 30Q10 26 12 12M76 30Q90 26 88 12"
      stroke="#d8453a"
      stroke-width="6"
      fill="none"
      stroke-linecap="round"
    /><path
      d="M12 14Q0 8 8-2Q14 4 14 6Q18 0 22 2Q24 12 12 14ZM88 14Q100 8 92-2Q86 4 86 6Q82 0 78 2Q76 12 88 14Z"
      fill="#ef5b4c"
    /><ellipse cx="50" cy="36" rx="30" ry="19" fill="#ef5b4c" /><path
      d="M24 32Q50 14 76 32Q50 24 24 32Z"
      fill="#ff8d7f"
    /><path d="M42 22V12M58 22V12" stroke="#b8332a" stroke-width="3" />${eye(42, 11, 4.5)}${eye(58, 11, 4.5)}<path
      d="M42 41q8 6 16 0"
      stroke="#7d1d16"
      stroke-width="3"
      fill="none"
      stroke-linecap="round"
    />`,
  jellyfish: html`<path
      d="M36 32q-6 12 2 20q-6 6-2 10M46 34q-4 10 2 18q-4 6 0 12M56 34q4 10-2 18q4 6 0 12M66 32q6 12-2 20q6 6 2 10"
      stroke="#d9a4ff"
      stroke-width="3.5"
      fill="none"
      stroke-linecap="round"
    /><path d="M24 34Q24 2 51 2Q78 2 78 34Q71 28 64 34Q57 28 51 34Q44 28 38 34Q31 28 24 34Z" fill="#b56cff" /><path
      d="M34 22Q37 9 51 8"
      stroke="#ecd6ff"
      stroke-width="4"
      fill="none"
      stroke-linecap="round"
    />${eye(44, 22)}${eye(60, 22)}`,
  turtle: html`<path
      d="M30 40L14 54Q28 58 40 46ZM64 44L74 58Q82 52 74 38ZM32 22L22 8Q36 6 44 18Z"
      fill="#5fb37a"
    /><ellipse cx="84" cy="28" rx="12" ry="9" fill="#74c68d" /><ellipse
      cx="49"
      cy="31"
      rx="29"
      ry="19"
      fill="#2f7d55"
    /><path d="M34 24l12-5 12 5v12l-12 6-12-6Z" fill="#56a877" /><path
      d="M34 24l-12 1M58 24l14-1M58 36l13 5M34 36l-11 4M46 42v8M46 19v-7"
      stroke="#1f5f3e"
      stroke-width="2.5"
    />${eye(88, 26, 2.5)}`,
  ray: html`<path d="M4 34Q34 32 44 8Q52 2 60 8Q72 26 98 24Q84 40 62 42Q56 54 44 46Q20 46 4 34Z" fill="#3d5c8f" /><path
      d="M44 8Q52 2 60 8Q66 18 78 22Q62 30 44 46Q34 44 26 40Q40 30 44 8Z"
      fill="#54789f"
      opacity=".7"
    /><path d="M46 46Q28 58 2 54" stroke="#3d5c8f" stroke-width="3" fill="none" stroke-linecap="round" /><path
      d="M60 8l8-6M52 5l2-6"
      stroke="#3d5c8f"
      stroke-width="4"
      stroke-linecap="round"
    />${eye(60, 15, 2.5)}${eye(70, 21, 2.5)}`,
  squid: html`<path
      d="M30 26Q10 20 2 24M30 31Q12 30 4 36M30 35Q14 40 8 48M31 38Q22 46 22 54"
      stroke="#e0627e"
      stroke-width="4.5"
      fill="none"
      stroke-linecap="round"
    /><path d="M28 30Q34 16 60 16L96 30L60 44Q34 44 28 30Z" fill="#f58ba0" /><path
      d="M72 19L90 6L97 30L90 54L72 41Q80 30 72 19Z"
      fill="#e0627e"
    /><path
      d="M44 22q14-5 26 0"
      stroke="#ffd0d9"
      stroke-width="3"
      fill="none"
      stroke-linecap="round"
    />${eye(38, 29, 4.5)}`,
  shark: html`<path d="M14 32Q40 8 74 18Q94 22 99 31Q90 44 62 44Q34 46 14 32Z" fill="#6f8796" /><path
      d="M22 36Q60 40 97 32Q90 44 62 44Q38 45 22 36Z"
      fill="#e8f0f3"
    /><path d="M50 17L48-1Q64 8 66 17Z" fill="#5c7382" /><path d="M18 32L0 10Q6 30 1 52Z" fill="#5c7382" /><path
      d="M56 42l-8 15q12-2 18-15Z"
      fill="#5c7382"
    /><path d="M82 36l3 4 3-5 3 4 2-5" stroke="#27343c" stroke-width="1.5" fill="#fff" /><path
      d="M72 24v10M68 25v8"
      stroke="#4b606d"
      stroke-width="2"
    />${eye(84, 26, 2.8)}`,
  whale: html`<path
      d="M10 30Q22 8 56 8Q92 8 97 32Q94 52 60 53Q28 53 16 38Q8 36 2 18Q12 14 14 24Q22 12 28 16Q24 28 16 32Z"
      fill="#f5c542"
    /><path d="M30 46Q62 50 96 36Q92 52 60 53Q42 53 30 46Z" fill="#fff1bd" /><path
      d="M46 50l2-5M56 51l1-6M66 51v-6M76 49l-1-6"
      stroke="#d49d17"
      stroke-width="2"
    /><path d="M54 44q-4 14 8 15q6-6 4-14Z" fill="#dba51c" /><path
      d="M70 8q-2-8-9-8M70 8q2-8 9-8"
      stroke="#bfe9ff"
      stroke-width="3"
      fill="none"
      stroke-linecap="round"
    /><path
      d="M34 18Q46 12 60 13"
      stroke="#ffe79a"
      stroke-width="4"
      fill="none"
      stroke-linecap="round"
    />${eye(82, 29, 3)}`,
}

/** A target as a separate SVG, facing right. */
export const drawTarget = (target: Target): Html =>
  html`<svg viewBox="0 -4 100 68" aria-hidden="true">${shapes[target]}</svg>`

/** Sea floor, weeds and rays of light. */
export const seaScene = html`<svg
  class="scene"
  viewBox="0 0 400 240"
  preserveAspectRatio="xMidYMax slice"
  aria-hidden="true"
>
  <path class="light" d="M60 0L10 240H70L110 0ZM170 0L150 240H230L220 0ZM300 0L330 240H400V200L340 0Z" />
  <path class="far" d="M0 240V196Q40 170 84 194T170 190T262 198T340 180T400 196V240Z" />
  <path class="floor" d="M0 240V214Q60 202 120 214T250 212T400 210V240Z" />
  <path
    class="weed"
    d="M28 218q-8-16 2-30t0-30M40 218q8-14 0-26t4-24M352 214q-9-18 1-32t-2-34M366 214q8-14 2-26t4-22"
  />
  <path class="coral" d="M84 216v-14m0 6l-8-8m8 4l9-9M306 214v-16m0 8l-9-9m9 4l8-9" />
</svg>`

/** The boat with its cannon, at the middle of the waterline. */
export const boat = html`<svg class="boat" viewBox="0 0 120 60" aria-hidden="true">
  <g id="barrel"><rect x="55" y="24" width="10" height="34" rx="4" /></g>
  <path d="M12 12H108L96 34Q94 38 88 38H32Q26 38 24 34Z" />
  <path class="trim" d="M12 12H108L106 17H14Z" />
  <circle cx="60" cy="26" r="11" />
</svg>`
