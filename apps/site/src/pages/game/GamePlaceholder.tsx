import { Spinner } from '@croupier/ui/Spinner'
import { tokens } from '@croupier/ui/theme'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Actions } from '../../parts/page/Actions.ts'
import { useText } from '../../parts/text/useText.ts'

const Root = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.s4};
  min-block-size: 60dvh;
  padding: ${tokens.space.s5};
  text-align: center;

  /* Labels, choices and hints stay at the edge of their fields. */
  & form {
    text-align: start;
  }
`

const Title = styled.h1`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.xl};
`

/** Buttons in the middle of a `GamePlaceholder`. Renders a `<div>`. */
export const PlaceholderActions = styled(Actions)`
  justify-content: center;
`

/** Props of `GamePlaceholder`; the rest goes to its `<div>`. */
export interface GamePlaceholderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading, usually the game's name. Without it the content has the heading. */
  readonly title?: string | undefined
}

/** Shown on the page of a game that is not running. Renders a `<div>`. */
export const GamePlaceholder = ({ title, children, ...rest }: GamePlaceholderProps) => (
  <Root {...rest}>
    {title === undefined ? null : <Title>{title}</Title>}
    {children}
  </Root>
)

/** Says that a game is starting. Renders a `GamePlaceholder`, which gets the other props. */
export const StartingGame = ({
  name,
  ...rest
}: Omit<GamePlaceholderProps, 'title' | 'children'> & { name: string }) => {
  const text = useText()
  return (
    <GamePlaceholder {...rest} title={name}>
      <Spinner />
      <p role="status">{text('game.starting', { game: name })}</p>
    </GamePlaceholder>
  )
}
