import { Button, Callout, CopyButton, tokens, type Brand } from '@croupier/ui'
import { brandSchema } from '@croupier/ui/brand'
import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { faultsOf } from './brandFaults.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2};

  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.s2};
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

const written = (brand: Brand) => `${JSON.stringify(brand, undefined, 2)}\n`

const save = (brand: Brand) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([written(brand)], { type: 'application/json' }))
  link.download = `${brand.name}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}

/** The brand that a file's text holds, or what is wrong with it. */
const read = (text: string): Brand | readonly string[] => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (problem) {
    return [`no JSON: ${problem instanceof Error ? problem.message : String(problem)}`]
  }
  const result = brandSchema.safeParse(json)
  return result.success ? result.data : faultsOf(result.error.issues)
}

/** Props of `BrandFile`. */
export interface BrandFileProps {
  brand: Brand
  /** The brand as it stands can be written down: its name and title are right. */
  writable: boolean
  /** A file was read and is a brand. */
  onImport: (brand: Brand) => void
}

/**
 * The brand as a file: out, in, and to the clipboard. Renders a `<div>`. A file that is no brand changes nothing: every
 * place where it is wrong is named, beside the buttons.
 */
export const BrandFile = ({ brand, writable, onImport }: BrandFileProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<{ readonly name: string; readonly faults: readonly string[] }>()
  const load = async (file: File | undefined) => {
    if (!file) return
    const result = read(await file.text())
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
          text={written(brand)}
          texts={{ copy: 'Copy', copied: 'Copied', copyFailed: 'Could not be copied' }}
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
