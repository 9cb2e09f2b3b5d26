import { Toolbar } from '@base-ui/react/toolbar'
import { History, X } from 'lucide-react'
import { useId, type Ref } from 'react'
import { styled } from 'styled-components'
import { raisedStyle } from '../overlay/surface.ts'
import { tokens } from '../theme/theme.ts'
import { FreshButton } from '../press/FreshButton.ts'

/** The texts of the list of recent terms. */
export interface RecentTexts {
  /** Heading of the list, e.g. "Recent searches". */
  readonly title: string
  /** Names the button that removes one term, e.g. "Forget mahjong". */
  readonly forget: (term: string) => string
  /** The button that removes all terms. */
  readonly forgetAll: string
}

interface RecentTermsProps {
  id: string
  /** The first term, to which the field moves the focus. */
  first: Ref<HTMLButtonElement>
  terms: readonly string[]
  texts: RecentTexts
  onChoose: (term: string) => void
  onForget: (term: string) => void
  onForgetAll: () => void
}

const Panel = styled.div`
  ${raisedStyle}
  position: absolute;
  inset-block-start: calc(100% + ${tokens.space.s1});
  inset-inline: 0;
  z-index: ${tokens.z.modal};
  padding: ${tokens.space.s1};
  border-radius: ${tokens.radius.md};
  box-shadow: ${tokens.shadow.md};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s2};
  padding-inline-start: ${tokens.space.s3};
  font-size: ${tokens.fontSize.sm};
  color: ${tokens.color.textMuted};
`

const List = styled.ul`
  & > li {
    display: flex;
    align-items: center;
  }
`

const Part = styled(FreshButton)`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s2};
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding: 0 ${tokens.space.s2};
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  cursor: pointer;

  &:where(:hover) {
    background: ${tokens.color.surfaceHover};
    color: ${tokens.color.text};
  }
  &:where(:focus-visible) {
    outline-offset: -2px;
  }
  & > svg {
    flex: none;
  }
`

const Term = styled(Part)`
  flex: 1;
  justify-content: start;
  min-inline-size: 0;
  padding-inline: ${tokens.space.s3};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.md};
  text-align: start;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/**
 * Recent searches, below a search field. Renders a `<div role="group">` of buttons; the terms are one tab stop, with
 * arrow keys among them.
 */
export const RecentTerms = ({ id, first, terms, texts, onChoose, onForget, onForgetAll }: RecentTermsProps) => {
  const titleId = useId()
  return (
    <Panel id={id} role="group" aria-labelledby={titleId}>
      <Head>
        <span id={titleId}>{texts.title}</span>
        <Part type="button" onClick={onForgetAll}>
          {texts.forgetAll}
        </Part>
      </Head>
      {/* Exposed as a list, a role that has no orientation. */}
      <Toolbar.Root orientation="vertical" loopFocus={false} role="list" aria-orientation={undefined} render={<List />}>
        {terms.map((term, place) => (
          <li key={term}>
            <Toolbar.Button ref={place === 0 ? first : undefined} render={<Term />} onClick={() => onChoose(term)}>
              <History size={18} aria-hidden />
              <span dir="auto">{term}</span>
            </Toolbar.Button>
            <Part type="button" aria-label={texts.forget(term)} onClick={() => onForget(term)}>
              <X size={16} aria-hidden />
            </Part>
          </li>
        ))}
      </Toolbar.Root>
    </Panel>
  )
}
