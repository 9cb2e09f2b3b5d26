import { paths } from '@croupier/stores'
import { SideMenu } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { NavLink } from 'react-router-dom'
import { useDestinations } from '../../app/navigation.ts'
import { useText } from '../../parts/text/useText.ts'

/** The pages of the site (S-044). `onGo` is called when a link is followed. */
export const SideLinks = observer(function SideLinks({ onGo }: { onGo?: () => void }) {
  const text = useText()
  const destinations = useDestinations('side')
  return (
    <SideMenu
      label={text('nav.side')}
      onSelect={onGo}
      items={destinations.map(({ id, path, labelKey, Icon }) => ({
        value: id,
        label: text(labelKey),
        icon: <Icon aria-hidden />,
        render: <NavLink to={path} end={path === paths.home} />,
      }))}
    />
  )
})
