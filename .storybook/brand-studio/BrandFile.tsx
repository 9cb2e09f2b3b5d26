import { Button, CopyButton, parseBrand, t, type Brand } from '@croupier/ui'
import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import * as z from 'zod/mini'

const Root = styled.div`
  display: grid;
  gap: ${t.space.s2};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s2};
  }
  & > p {
    color: ${t.color.dangerText};
    font-size: ${t.fontSize.sm};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`

const written = (brand: Brand) => `${JSON.stringify(brand, undefined, 2)}\n`

const save = (brand: Brand) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([written(brand)], { type: 'application/json' }))
  link.download = `${brand.name}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}

const reason = (problem: unknown): string =>
  problem instanceof z.core.$ZodError ? z.prettifyError(problem) : String(problem)

/** Props of `BrandFile`. */
export interface BrandFileProps {
  brand: Brand
  /** A file was read and is a brand. */
  onImport: (brand: Brand) => void
}

/** The brand as a file: out, in, and to the clipboard. Renders a `<div>`. */
export const BrandFile = ({ brand, onImport }: BrandFileProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const load = async (file: File | undefined) => {
    if (!file) return
    try {
      onImport(parseBrand(JSON.parse(await file.text())))
      setFault(undefined)
    } catch (problem) {
      setFault(`${file.name} is no brand:\n${reason(problem)}`)
    }
  }
  return (
    <Root>
      <div>
        <Button
          size="sm"
          startIcon={<Download aria-hidden />}
          disabled={brand.title === ''}
          onClick={() => save(brand)}
        >
          Export
        </Button>
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          startIcon={<Upload aria-hidden />}
          onClick={() => field.current?.click()}
        >
          Import
        </Button>
        <CopyButton
          text={written(brand)}
          labels={{ copy: 'Copy', copied: 'Copied', failed: 'Could not be copied' }}
          variant="outline"
        />
      </div>
      <input
        ref={field}
        type="file"
        accept="application/json"
        aria-label="Brand file"
        hidden
        onChange={(event) => {
          void load(event.target.files?.[0])
          // The same file may be chosen again once it was mended.
          event.target.value = ''
        }}
      />
      {fault && <p role="alert">{fault}</p>}
    </Root>
  )
}
