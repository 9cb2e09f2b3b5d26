/** A picture with a gap and the piece that fits it; all lengths in pixels of the picture's own scale. */
export interface SliderPuzzle {
  /** The picture with its gap, as an inline picture (`data:image/...`). */
  readonly picture: string
  /** The piece, `pieceSize` square, the same kind of address. */
  readonly piece: string
  /** Width of the picture in its own pixels. */
  readonly width: number
  /** Height of the picture in its own pixels. */
  readonly height: number
  /** Side of the square piece in the same pixels. */
  readonly pieceSize: number
  /** Top edge of the piece. Its left edge, 0 to `width - pieceSize`, is the person's to find. */
  readonly y: number
  /** The alternative without sight or pointer. */
  readonly question: { readonly text: string }
}

/** A point of the trail: left edge of the piece, and milliseconds since the piece first moved. */
export interface SliderTrailPoint {
  /** Where the piece was, in pixels of the picture. */
  readonly x: number
  /** When, in milliseconds since the first touch. */
  readonly at: number
}

/** The user's answer; only the server checks it. */
export type SliderAnswer =
  | { readonly position: number; readonly trail: readonly SliderTrailPoint[] }
  | { readonly answer: string }

/** The most points of a trail; a longer one is thinned out. */
export const longestTrail = 500

/** `trail` with a further point. Every second point goes when it would grow too long; first and last stay. */
export const withPoint = (trail: readonly SliderTrailPoint[], point: SliderTrailPoint): readonly SliderTrailPoint[] => {
  const grown = [...trail, point]
  return grown.length <= longestTrail ? grown : grown.filter((_, at) => at % 2 === 0 || at === grown.length - 1)
}
