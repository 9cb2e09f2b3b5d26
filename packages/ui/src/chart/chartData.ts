/** One value of a chart: its size in the drawing, and its text. */
export interface ChartValue {
  /** For drawing only, in one unit for the whole chart. It may be rounded: the exact amount is in `text`. */
  readonly size: number
  /** The formatted value: "₱1,200.00". */
  readonly text: string
}

/** One series of a chart. */
export interface ChartSeries {
  /** "Profit", "Turnover". */
  readonly label: string
  /** One value per point; `null` if it is unknown. */
  readonly values: readonly (ChartValue | null)[]
}

/** How many series colour and dashes can distinguish. */
export const chartSeries = 4

/** A point in words: "12 Nov: Profit ₱1.00, Turnover ₱20.00". */
export const pointText = (label: string, series: readonly ChartSeries[], index: number, unknownText: string): string =>
  `${label}: ${series.map(({ label: name, values }) => `${name} ${values[index]?.text ?? unknownText}`).join(', ')}`

/** The index of the point nearest to a place in the drawing, which runs from 0 to 1 in reading direction. */
export const pointAt = (kind: 'bar' | 'line', place: number, points: number): number => {
  const index = kind === 'bar' ? Math.floor(place * points) : Math.round(place * (points - 1))
  return Math.min(points - 1, Math.max(0, index))
}

/** Position of a point's mark in the drawing, from 0 to 1 in reading direction; bars are centred in their band. */
export const placeOf = (kind: 'bar' | 'line', index: number, points: number): number => {
  if (kind === 'bar') return (index + 0.5) / points
  return points > 1 ? index / (points - 1) : 0
}

/** How many points share a label when each label needs `room` pixels. */
export const labelStep = (points: number, width: number, room: number): number =>
  Math.max(1, Math.ceil((points * room) / Math.max(1, width)))
