import { SideMenu } from '@croupier/ui'
import { House, Megaphone } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { NavLink } from 'react-router-dom'
import { categoryIcon } from '../../app/categories.ts'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

/** Home, every category that has vendors, and announcements (S-044). `onGo` is called when a link is followed. */
export const SideLinks = observer(function SideLinks({ onGo }: { onGo?: () => void }) {
  const text = useText()
  const { catalogue } = useRoot()
  return (
    <SideMenu
      label={text('nav.side')}
      onSelect={onGo}
      items={[
        { id: 'home', text: text('hd_home'), icon: <House aria-hidden />, render: <NavLink to="/" end /> },
        ...catalogue.navigation.map(({ category, path, labelKey }) => {
          const Icon = categoryIcon(category)
          return { id: path, text: text(labelKey), icon: <Icon aria-hidden />, render: <NavLink to={path} /> }
        }),
        {
          id: 'notices',
          text: text('title.notices'),
          icon: <Megaphone aria-hidden />,
          render: <NavLink to="/noticePage" />,
        },
      ]}
    />
  )
})
