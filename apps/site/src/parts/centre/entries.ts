import { Card } from '@croupier/ui/Card'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import { Actions } from '../page/Actions.ts'

/** Cards side by side if there is room: the lists of member-centre pages. Renders a `<ul>`. */
export const EntryList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${tokens.space.s3};
`

/** One card of the list: its parts below one another, its actions at the foot. Renders a `<div>`. */
export const Entry = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s3};
  block-size: 100%;
`

/** Name and badge of a card. Renders a `<div>`. */
export const EntryHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s2};

  & > div {
    min-inline-size: 0;
  }
  & p {
    margin: 0;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
    overflow-wrap: anywhere;
  }
`

/** A line in small print. Renders a `<p>`. */
export const EntryNote = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  overflow-wrap: anywhere;
`

/** Actions of a card. Renders a `<div>`. */
export const EntryActions = styled(Actions)`
  margin-block-start: auto;
`
