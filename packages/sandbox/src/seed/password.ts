/** Password of every seeded person. */
export const SEEDED_PASSWORD = 'Croupier1'
