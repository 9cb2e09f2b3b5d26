import { GamePage } from './GamePage.tsx'

/** Any game, in a header without categories (S-032, S-049). */
export const SeamlessPage = () => <GamePage />
