/**
 * Renders an `<svg>`: one stroke, and all that a page's arrow needs. Drawn here because an icon set's frame would be a
 * sixth of what pagination weighs.
 */
export const Chevron = ({ to }: { to: 'start' | 'end' }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={to === 'start' ? 'M15 18 9 12l6-6' : 'm9 18 6-6-6-6'} />
  </svg>
)
