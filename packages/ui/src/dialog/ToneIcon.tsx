import type { Tone } from '../theme/tone.ts'

const ring = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z'
const upright = 'M12 7.5v5M12 16.5h.01'

const shapes: Readonly<Record<Tone, string>> = {
  info: `${ring}M12 16.5v-5M12 7.5h.01`,
  success: `${ring}M7.5 12.3l3 3 6-6.3`,
  warning: 'M10.3 4 2.6 17.5A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0ZM12 9v4.5M12 17h.01',
  danger: `${ring}${upright}`,
  neutral: `${ring}M9.2 9.4a2.9 2.9 0 0 1 5.6.9c0 1.9-2.8 2.1-2.8 3.6M12 17h.01`,
}

/**
 * Renders an `<svg>`: the icon of a dialog's tone. Drawn here because an icon set would add a kilobyte to every dialog.
 */
export const ToneIcon = ({ tone }: { tone: Tone }) => (
  <svg
    viewBox="0 0 24 24"
    width="28"
    height="28"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={shapes[tone]} />
  </svg>
)
