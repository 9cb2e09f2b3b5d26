import { Breadcrumbs } from '@croupier/ui/Breadcrumbs'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useText } from '../../parts/text/useText.ts'
import { useBranchSearch } from './branchSearch.ts'

/** Breadcrumbs from the agent to the shown branch; nothing at the top. Renders a `<nav>`. */
export const BranchPath = observer(function BranchPath({
  path,
}: {
  path: readonly { readonly id: string; readonly account: string }[]
}) {
  const text = useText()
  const searchOf = useBranchSearch()
  if (path.length < 2) return null
  return (
    <Breadcrumbs
      label={text('report.path')}
      crumbs={path.map(({ id, account }, place) => ({
        value: id,
        label: account,
        render: <Link to={{ search: searchOf(place === 0 ? undefined : id) }} />,
      }))}
    />
  )
})
