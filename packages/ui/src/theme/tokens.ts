/**
 * The default brand's design tokens, light and dark side by side.
 *
 * Only these semantic names are public. A component never has its own colour, size or shadow: it reads
 * `tokens.color.accent`, `tokens.space.s4` and so on from `theme.ts`, which turns each into a `--cr-…` variable. A
 * brand overrides values under these names, never components.
 */

/** A value that differs between the light and the dark theme. */
export interface LightDark {
  readonly light: string
  readonly dark: string
}

const pair = (light: string, dark: string): LightDark => ({ light, dark })

/**
 * Colours. Every `…Text` reaches 4.5:1 on `canvas`, `surface` and `surfaceRaised`; every `on…` reaches 4.5:1 on the
 * colour it is named after; `borderStrong` and `focus` reach 3:1 on surfaces (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const colors = {
  /** The page behind everything. */
  canvas: pair('#e9eeea', '#060b0c'),
  /** Cards, bars, form areas. */
  surface: pair('#ffffff', '#132023'),
  /** What floats above a surface: menus, dialogs. */
  surfaceRaised: pair('#ffffff', '#1b2d31'),
  /** Wells and inputs set into a surface. */
  surfaceSunken: pair('#e3e9e5', '#0b1618'),
  /** A row, tab or menu entry under the pointer. */
  surfaceHover: pair('#e6ece8', '#273e43'),
  /** Behind a modal. */
  scrim: pair('rgb(8 20 20 / 0.52)', 'rgb(18 30 33 / 0.66)'),
  /** The quiet fill of plain buttons, badges and plates, visible on every surface above. */
  neutralSoft: pair('#d8e0db', '#2a4248'),
  /** The selected segment, raised above its well. */
  plate: pair('#ffffff', '#36535a'),
  /** Decorative divider. */
  border: pair('#d0d9d3', '#2b4046'),
  /** The edge that sets a control apart from its surroundings. */
  borderStrong: pair('#72817b', '#829b9a'),
  /** Text. */
  text: pair('#10201d', '#eef5f2'),
  /** Secondary text: hints, labels, times. */
  textMuted: pair('#4b5c57', '#a3b6b3'),
  /** The brand's vivid colour: the main action and active items. */
  accent: pair('#087f5f', '#2bd9a6'),
  /** The main action under the pointer. */
  accentHover: pair('#066a4f', '#55e4ba'),
  /** The main action while it is pressed. */
  accentPress: pair('#05563f', '#24cd9b'),
  /** Background of selected items and soft buttons. */
  accentSoft: pair('#dcf3ea', '#12352c'),
  /** The accent as text, on the page and on its soft ground. */
  accentText: pair('#07694f', '#48deb2'),
  /** Text on the accent. */
  onAccent: pair('#ffffff', '#04231a'),
  /** Only for wins and jackpots. */
  win: pair('#f0b429', '#f7c548'),
  /** Background of a badge or card about a win. */
  winSoft: pair('#fdf1d2', '#3a2e0f'),
  /** A win as text. */
  winText: pair('#7d5300', '#f9d06c'),
  /** Text on the colour of wins. */
  onWin: pair('#2d1e00', '#2d1e00'),
  /** Success: marks and edges. */
  success: pair('#4b7300', '#a0de53'),
  /** Background of a success message. */
  successSoft: pair('#e9f4d4', '#263614'),
  /** Success as text. */
  successText: pair('#3f6200', '#b5e87a'),
  /** Information: marks and edges. */
  info: pair('#1f6fc4', '#6db3f8'),
  /** Background of an information message. */
  infoSoft: pair('#e0eefc', '#12293f'),
  /** Information as text. */
  infoText: pair('#185a9f', '#8cc4fb'),
  /** Warning: marks and edges. */
  warning: pair('#b86a00', '#f0a53c'),
  /** Background of a warning. */
  warningSoft: pair('#fdeed8', '#3a270d'),
  /** A warning as text. */
  warningText: pair('#864b00', '#f6bb68'),
  /** Errors and irreversible actions: icons, borders, buttons. */
  danger: pair('#c8323c', '#ff7a7f'),
  /** A dangerous button under the pointer. */
  dangerHover: pair('#ab252f', '#ff9a9d'),
  /** A dangerous button while it is pressed. */
  dangerPress: pair('#8f1e27', '#f0656b'),
  /** Background of an error. */
  dangerSoft: pair('#fce4e5', '#3f1a1d'),
  /** An error as text. */
  dangerText: pair('#a82530', '#ff9599'),
  /** Text on a dangerous button. */
  onDanger: pair('#ffffff', '#2e0507'),
  /** Series of a chart, the first in the accent; dashes also distinguish neighbours. */
  chart1: pair('#087f5f', '#2bd9a6'),
  /** The second series of a chart, grey because no brand's accent is. */
  chart2: pair('#72817b', '#829b9a'),
  /** The third series of a chart. */
  chart3: pair('#1f6fc4', '#6db3f8'),
  /** The fourth series of a chart. */
  chart4: pair('#b86a00', '#f0a53c'),
  /** Focus ring. */
  focus: pair('#0b63ce', '#8fc2ff'),
  /** Placeholder of content that is loading. */
  skeleton: pair('#d9e1dc', '#223539'),
  /** The highlight that sweeps across it. */
  skeletonSheen: pair('#e9eeeb', '#2f484d'),
  /** Header and footer: deep in both themes, so that a brand is recognized at a glance. */
  deep: pair('#0c2621', '#0b211c'),
  /** On the deep bars: fields, menus, hovered items. */
  deepRaised: pair('#14362f', '#143029'),
  /** A line on the deep bars. */
  deepBorder: pair('#24493f', '#21433a'),
  /** Text on the deep bars. */
  onDeep: pair('#f1faf6', '#eef5f2'),
  /** Secondary text on the deep bars. */
  onDeepMuted: pair('#a9c6bc', '#a3b6b3'),
  /** The accent on the deep bars. */
  onDeepAccent: pair('#5fe6bb', '#48deb2'),
} as const satisfies Record<string, LightDark>

/** Shadows: soft in light, mostly depth by border in dark. */
export const shadows = {
  /** Under cards. */
  sm: pair('0 1px 2px rgb(16 32 29 / 0.08)', '0 1px 2px rgb(0 0 0 / 0.5)'),
  /** Under menus and what is dragged. */
  md: pair('0 6px 20px rgb(16 32 29 / 0.1)', '0 6px 20px rgb(0 0 0 / 0.5)'),
  /** Under dialogs. */
  lg: pair('0 20px 56px rgb(16 32 29 / 0.2)', '0 20px 56px rgb(0 0 0 / 0.66)'),
} as const satisfies Record<string, LightDark>

/** What does not change between themes. Lengths in rem on an 8-point grid with half steps. */
export const scale = {
  space: {
    s05: '0.125rem',
    s1: '0.25rem',
    s2: '0.5rem',
    s3: '0.75rem',
    s4: '1rem',
    s5: '1.5rem',
    s6: '2rem',
    s7: '3rem',
    s8: '4rem',
  },
  radius: { sm: '0.375rem', md: '0.625rem', lg: '1rem', xl: '1.5rem', pill: '999px' },
  font: {
    text: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    display: "'Bricolage Grotesque Variable', 'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  },
  fontSize: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    xxl: '1.75rem',
    /** Display sizes, for money, key figures and heroes. They are smaller in narrow windows. */
    displaySm: 'clamp(1.75rem, 1.5rem + 1.1vw, 2.25rem)',
    displayMd: 'clamp(2rem, 1.5rem + 2.2vw, 3rem)',
    displayLg: 'clamp(2.5rem, 1.75rem + 3.3vw, 4rem)',
  },
  fontWeight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  leading: { tight: '1.2', normal: '1.5' },
  /** Space between letters: large titles are set closer, small capitals wider. */
  tracking: { tight: '-0.02em', normal: '0em', wide: '0.04em' },
  /** Sizes of icons: in text, in controls, in empty states, on their own. */
  icon: { sm: '1rem', md: '1.25rem', lg: '1.75rem', xl: '2.25rem' },
  /** Widths of edges: a hairline, a ring or chosen edge, the mark of what is current. */
  line: { thin: '1px', thick: '2px', heavy: '3px' },
  /** Heights of controls. Small buttons inside others are lower, but never below 24 px (WCAG 2.2, 2.5.8). */
  control: { sm: '2rem', md: '2.5rem', lg: '3rem' },
  motion: {
    fast: '150ms',
    base: '200ms',
    slow: '250ms',
    /** For responses to the user. */
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
    /** For endless animations. */
    easeBoth: 'cubic-bezier(0.42, 0, 0.58, 1)',
  },
  z: { sticky: '10', header: '20', overlay: '100', modal: '200', toast: '300', loader: '400' },
} as const
