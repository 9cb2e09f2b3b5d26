/**
 * Renders an `<svg>` with one stroke. Drawn here because an icon library's wrapper component would make up a sixth of
 * the size of `Pagination`.
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
