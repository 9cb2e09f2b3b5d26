import type { Brand } from '@croupier/ui'
import { BrandScope } from '@croupier/ui/BrandScope'
import { Button } from '@croupier/ui/Button'
import { Field } from '@croupier/ui/Field'
import { Input } from '@croupier/ui/Input'
import { tokens } from '@croupier/ui/theme'
import { brandSchema } from '@croupier/ui/brand'
import { Image, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { BrandLogo } from '../../packages/ui/src/brand/BrandLogo.tsx'
import { logoLength } from '../../packages/ui/src/brand/brandSchema.ts'
import { withPictures, type FolderPictures } from './brandFileText.ts'
import { dataAddress } from './dataAddress.ts'

const Sample = styled.div`
  display: flex;
  overflow: hidden;
  padding: ${tokens.space.s3};
  border: 1px solid ${tokens.color.border};
`

const Knob = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2};

  & > div:not([data-brand]) {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.s2};
  }
`

type Side = 'light' | 'dark'
const sides = { light: 'Logo for light ground', dark: 'Logo for dark ground' } as const

/** The error of a logo's address, if any. */
const faultOf = (address: string) => {
  if (address.length > logoLength) return 'Too large: at most 48 kB, since a brand file carries it along.'
  const logo = { light: address, dark: address }
  return brandSchema.safeParse({ name: 'x', title: 'X', logo }).success
    ? undefined
    : 'An address that begins with https:// or /, or an SVG, PNG or WebP image.'
}

const kilobytes = (address: string) => `${Math.ceil((address.length * 3) / 4 / 1024)} kB, carried in the brand file`

/** Props of `LogoKnobs`. */
export interface LogoKnobsProps {
  brand: Brand
  /** Images of the merchant's folder. */
  pictures: FolderPictures
  onChange: (logo: Brand['logo']) => void
}

/**
 * A brand's two logos, each by address or as a file. One alone is used on both grounds until the other is set.
 * Renders fields of a form.
 */
export const LogoKnobs = ({ brand, pictures, onChange }: LogoKnobsProps) => {
  const [typed, setTyped] = useState<Readonly<Partial<Record<Side, string>>>>({})
  const choosers = useRef<Partial<Record<Side, HTMLInputElement | null>>>({})
  const set = (side: Side, address: string) => {
    const wrong = address !== '' && faultOf(address) !== undefined
    // Invalid input stays in its field to be corrected; the brand keeps the logo it had.
    setTyped({ ...typed, [side]: wrong ? address : undefined })
    if (wrong) return
    const other = side === 'light' ? 'dark' : 'light'
    if (address !== '') onChange({ light: address, dark: address, ...brand.logo, [side]: address })
    else if (brand.logo?.[other] !== brand.logo?.[side])
      onChange(brand.logo && { ...brand.logo, [side]: brand.logo[other] })
    else onChange(undefined)
  }
  return (Object.keys(sides) as Side[]).map((side) => {
    const address = typed[side] ?? brand.logo?.[side] ?? ''
    const carried = address.startsWith('data:') && typed[side] === undefined
    return (
      <Knob key={side}>
        <Field
          label={sides[side]}
          description={carried ? kilobytes(address) : 'An address, or a file: SVG, PNG or WebP'}
          error={typed[side] === undefined ? undefined : faultOf(typed[side])}
        >
          <Input
            value={address}
            spellCheck={false}
            autoComplete="off"
            placeholder="/logo.svg"
            onChange={(event) => set(side, event.target.value)}
          />
        </Field>
        <BrandScope
          brand={withPictures({ ...brand, name: 'draft' }, pictures)}
          theme={side}
          data-testid={`logo-${side}`}
        >
          <Sample>
            <BrandLogo name={brand.title} />
          </Sample>
        </BrandScope>
        <div>
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            startIcon={<Image aria-hidden />}
            onClick={() => choosers.current[side]?.click()}
          >
            Choose a file
          </Button>
          {address !== '' && (
            <Button
              size="sm"
              variant="ghost"
              tone="neutral"
              startIcon={<Trash2 aria-hidden />}
              onClick={() => set(side, '')}
            >
              Take away
            </Button>
          )}
        </div>
        <input
          ref={(element) => {
            choosers.current[side] = element
          }}
          type="file"
          accept="image/svg+xml,image/png,image/webp"
          aria-label={`${sides[side]}: file`}
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void dataAddress(file).then((data) => set(side, data))
            event.target.value = ''
          }}
        />
      </Knob>
    )
  })
}
