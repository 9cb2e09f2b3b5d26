import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** A visual grid: rows stacked vertically. */
export const Sheet = styled.div`
  display: grid;
  gap: ${tokens.space.s5};
`
/** Small items in a row. */
export const Row = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2};
`
/** Items as wide as a field, in columns. */
export const Wide = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${tokens.space.s4};
`
/** Cards in columns. */
export const Cards = styled(Wide)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  align-items: start;
`

/** Game tiles in columns. */
export const Tiles = styled(Wide)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 6rem), 1fr));
  gap: ${tokens.space.s2};
`

/** A label made of the given props. */
export const named = (props: object) => Object.values(props).filter(Boolean).join(' ')
/** One drawing for each set of props. */
export const each = <Props extends object>(sets: readonly Props[], draw: (props: Props) => ReactNode) =>
  sets.map((props) => <span key={JSON.stringify(props)}>{draw(props)}</span>)
