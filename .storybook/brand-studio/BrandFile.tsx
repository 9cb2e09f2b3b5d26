import type { Brand } from '@croupier/ui'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { CopyButton } from '@croupier/ui/CopyButton'
import { tokens } from '@croupier/ui/theme'
import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { dataAddress } from './dataAddress.ts'
import { brandFileName, brandFileText, folderPictures, readBrandFile, type FolderPictures } from './brandFileText.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2};

  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.s2};
  }
  & p {
    margin: 0;
    font-size: ${tokens.fontSize.sm};
    color: ${tokens.color.textMuted};
  }
  & ul {
    display: grid;
    gap: ${tokens.space.s1};
    max-block-size: 14rem;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    font-size: ${tokens.fontSize.sm};
    list-style: none;
  }
  & li {
    overflow-wrap: anywhere;
  }
`

const save = (brand: Brand) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([brandFileText(brand)], { type: 'application/json' }))
  link.download = brandFileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}

/** Props of `BrandFile`. */
export interface BrandFileProps {
  brand: Brand
  /** Whether the brand can be exported: its name and title are valid. */
  writable: boolean
  /** Images of the merchant's folder chosen so far. */
  pictures: FolderPictures
  /** Called when a valid brand file was read. */
  onImport: (brand: Brand) => void
  /** Called when images were chosen, alone or together with the brand. */
  onPictures: (pictures: FolderPictures) => void
}

/**
 * Exports, imports and copies the brand file. Renders a `<div>`. An invalid file changes nothing; all of its faults are
 * listed below the buttons.
 */
export const BrandFile = ({ brand, writable, pictures, onImport, onPictures }: BrandFileProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<{ readonly name: string; readonly faults: readonly string[] }>()
  const unseen = folderPictures(brand).filter((name) => pictures[name] === undefined)
  const load = async (files: readonly File[]) => {
    const images = files.filter(({ type }) => type.startsWith('image/'))
    if (images.length > 0) {
      const read = await Promise.all(images.map(async (image) => [image.name, await dataAddress(image)] as const))
      onPictures(Object.fromEntries(read))
    }
    const file = files.find((one) => !images.includes(one))
    if (!file) return
    const result = readBrandFile(await file.text())
    if ('title' in result) onImport(result)
    setRefused('title' in result ? undefined : { name: file.name, faults: result })
  }
  return (
    <Root>
      <div>
        <Button size="sm" startIcon={<Download aria-hidden />} disabled={!writable} onClick={() => save(brand)}>
          Export
        </Button>
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          startIcon={<Upload aria-hidden />}
          aria-describedby={refused && 'brand-file-faults'}
          onClick={() => field.current?.click()}
        >
          Import
        </Button>
        <CopyButton
          text={brandFileText(brand)}
          texts={{ copy: 'Copy', copied: 'Copied', copyFailed: 'Could not be copied' }}
          variant="outline"
        />
      </div>
      <input
        ref={field}
        type="file"
        accept="application/json,image/svg+xml,image/png,image/webp"
        multiple
        aria-label="Brand file"
        hidden
        onChange={(event) => {
          void load([...(event.target.files ?? [])])
          // Allows the same file to be chosen again after it was corrected.
          event.target.value = ''
        }}
      />
      {unseen.length > 0 && (
        <p>
          {unseen.join(' and ')} {unseen.length === 1 ? 'is an image' : 'are images'} of the merchant’s folder. To see{' '}
          {unseen.length === 1 ? 'it' : 'them'} here, import {unseen.length === 1 ? 'it' : 'them'} too.
        </p>
      )}
      {refused && (
        <Callout
          id="brand-file-faults"
          role="alert"
          tone="danger"
          title={`${refused.name} is no brand. Nothing was changed.`}
        >
          <ul>
            {refused.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Callout>
      )}
    </Root>
  )
}
