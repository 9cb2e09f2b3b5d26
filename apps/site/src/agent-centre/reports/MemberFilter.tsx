import { Field } from '@croupier/ui/Field'
import { SearchInput } from '@croupier/ui/SearchInput'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useText } from '../../parts/text/useText.ts'

/** Searches for members by a part of their name: on Enter, and when the field is left or emptied. */
export const MemberFilter = observer(function MemberFilter({
  member,
  onSearch,
}: {
  member: string | undefined
  onSearch: (member: string | undefined) => void
}) {
  const text = useText()
  const [typed, setTyped] = useState(member ?? '')
  const [shown, setShown] = useState(member)
  if (member !== shown) {
    setShown(member)
    setTyped(member ?? '')
  }
  const search = (term: string) => {
    const wanted = term.trim() || undefined
    if (wanted !== member) onSearch(wanted)
  }
  return (
    <Field label={text('report.member')}>
      <SearchInput
        value={typed}
        maxLength={64}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value === '') search('')
        }}
        onBlur={() => search(typed)}
        onSearch={search}
      />
    </Field>
  )
})
