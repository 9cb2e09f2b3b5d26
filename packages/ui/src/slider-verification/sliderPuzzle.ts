/** A picture with a gap, and the piece that fits it. All lengths are in the picture's own pixels. */
export interface SliderPuzzle {
  /** The picture with its gap, as an inline picture (`data:image/...`). */
  readonly picture: string
  /** The piece, a square of `pieceSize`, as an inline picture too. */
  readonly piece: string
  /** Width of the picture in its own pixels. */
  readonly width: number
  /** Height of the picture in its own pixels. */
  readonly height: number
  /** Side of the square piece in the same pixels. */
  readonly pieceSize: number
  /** Top edge of the piece. Its left edge, 0 to `width - pieceSize`, is for the user to find. */
  readonly y: number
}

/** A point of the trail: left edge of the piece, and milliseconds since the piece first moved. */
export interface SliderTrailPoint {
  /** Left edge of the piece, in the picture's own pixels. */
  readonly x: number
  /** Milliseconds since the piece first moved. */
  readonly at: number
}

/** The user's answer; only the server checks it. */
export interface SliderAnswer {
  /** Left edge of the piece, in the picture's own pixels. */
  readonly position: number
  /** How the piece got there. */
  readonly trail: readonly SliderTrailPoint[]
}

/** Maximum number of points in a trail; a longer one is thinned out. */
export const longestTrail = 500

/** `trail` with another point. If it grows too long, every second point is dropped; the first and last stay. */
export const withPoint = (trail: readonly SliderTrailPoint[], point: SliderTrailPoint): readonly SliderTrailPoint[] => {
  const grown = [...trail, point]
  return grown.length <= longestTrail ? grown : grown.filter((_, at) => at % 2 === 0 || at === grown.length - 1)
}
