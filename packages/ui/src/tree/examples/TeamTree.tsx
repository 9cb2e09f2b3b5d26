import type { TreeNode } from '@croupier/ui'
import { Tree } from '@croupier/ui/Tree'
import { useState } from 'react'

interface Member {
  readonly balance: string
}

const member = (name: string, balance: string, hasChildren = false): TreeNode<Member> => ({
  value: name,
  label: name,
  hasChildren,
  data: { balance },
})
const team: Readonly<Record<string, readonly TreeNode<Member>[]>> = {
  top: [member('beth_agent', '₱12,400.00', true), member('maria', '₱310.50')],
  beth_agent: [member('jun', '₱42.00'), member('rana', '₱0.00')],
}

/** Loads the members below an agent. Stays the same function between renders: a new function means a new tree. */
const load = async (parent: string | null) => team[parent ?? 'top'] ?? []

/** A team, loaded branch by branch. */
export const TeamTree = () => {
  const [chosen, setChosen] = useState<string>()
  return (
    <>
      <Tree
        label="Your team"
        load={load}
        current={chosen}
        onOpen={({ value }) => setChosen(value)}
        texts={{ failed: 'Could not be loaded. Try again', none: 'Nobody yet', search: 'Find among the open entries' }}
      >
        {({ label, data }) => `${label} · ${data.balance}`}
      </Tree>
      <p>Chosen: {chosen ?? 'nobody yet'}</p>
    </>
  )
}
