/** The highest prizes of the weekly board by place, minor units. */
export const BOARD_PRIZES: readonly bigint[] = [30_000n, 20_000n, 10_000n]
