import { BrandScope } from '@croupier/ui/BrandScope'
import { tokens } from '@croupier/ui/theme'
import { use, useState } from 'react'
import { DocsLook } from './DocsLook.ts'
import * as icons from './icons.ts'

/** The icons of the kit and the site by name, with a field to find one. Renders a `<div>`. */
export const IconNames = () => {
  const { brand, themes } = use(DocsLook)
  const [wanted, setWanted] = useState('')
  const shown = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <div className="sb-unstyled">
      <label>
        Find an icon <input type="search" value={wanted} onChange={(event) => setWanted(event.currentTarget.value)} />
      </label>
      {themes.map((theme) => (
        <BrandScope
          key={theme}
          brand={brand}
          theme={theme}
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
            gap: tokens.space.s4,
            padding: tokens.space.s4,
            marginBlock: '1rem',
          }}
        >
          {shown.map(([name, Icon]) => (
            <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: tokens.space.s2 }}>
              <Icon aria-hidden style={{ inlineSize: tokens.icon.lg, blockSize: tokens.icon.lg }} />
              <code style={{ fontSize: tokens.fontSize.xs }}>{name}</code>
            </div>
          ))}
        </BrandScope>
      ))}
    </div>
  )
}
