import { CategoryPage } from './CategoryPage.tsx'

/** Live casino: its vendors, and its hot and new games as tables (S-026, S-049). */
export const LivePage = ({ gameType }: { gameType: string }) => <CategoryPage gameType={gameType} tables />
