import { Camera, ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { announce } from '../announcer/announce.ts'
import { Button } from '../button/Button.tsx'
import { useFieldControl } from '../field/fieldContext.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { useValue } from '../field/useValue.ts'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'
import { FilePreview } from './FilePreview.tsx'
import { takeFiles, type FileFault, type FileRules, type RefusedFile } from './fileFault.ts'
import { useFileTarget } from './useFileTarget.ts'

/** The words of a {@link FileDrop}. */
export interface FileDropTexts {
  /** The button that opens the chooser, e.g. "Choose pictures". */
  readonly choose: string
  /** The button that opens the camera of a phone or tablet, e.g. "Take a picture". Without it there is no button. */
  readonly camera?: string | undefined
  /** Shown next to the buttons: "or drop or paste them here. PNG or JPG, up to 5 MB each, at most 3." */
  readonly hint: string
  /** Shown while files are dragged over it. */
  readonly drop: string
  /** Names the button that removes a file, accepted or rejected. */
  readonly remove: (fileName: string) => string
  /** What is wrong with a refused file: "receipt.pdf is larger than 5 MB". */
  readonly fault: (fault: FileFault, fileName: string) => string
  /** A size in words, from bytes. */
  readonly size: (bytes: number) => string
}

/** Props of {@link FileDrop}; what is not listed goes to the root. */
export interface FileDropProps
  extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'>, Partial<FileRules> {
  /** The files, when controlled. */
  value?: readonly File[] | undefined
  /** Called with the accepted files after every change. */
  onValueChange?: ((files: readonly File[]) => void) | undefined
  /** Called when the focus leaves the component. */
  onLeave?: (() => void) | undefined
  /** Submitted with a native form under this name. */
  name?: string | undefined
  /** Accepts no files. Default false. */
  disabled?: boolean | undefined
  /** Texts in the language of the page. */
  texts: FileDropTexts
}

/** The platform's limits: pictures, 5 MB each, three at most. */
export const fileRules: FileRules = Object.freeze({
  types: Object.freeze(['image/png', 'image/jpeg']),
  maxSize: 5 * 1024 * 1024,
  maxFiles: 3,
})

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s2};
  min-inline-size: 0;
  border-radius: ${tokens.radius.md};
`

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s3};
  min-block-size: 5rem;
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border: 1.5px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  line-height: ${tokens.leading.normal};
  transition: background-color ${tokens.motion.fast} ${tokens.motion.ease};

  [data-over] > & {
    border-color: ${tokens.color.accent};
    border-style: solid;
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentText};
  }
  [data-invalid] > & {
    border-color: ${tokens.color.danger};
  }
  [data-disabled] > & {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }
  & > p {
    flex: 1 1 12rem;
  }
`

/* On a computer without touch it would only open the file chooser again. */
const CameraButton = styled(Button)`
  @media not (pointer: coarse) {
    display: none;
  }
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${tokens.space.s2};
`

const nothing: readonly File[] = []

/**
 * Pictures to upload: chosen, dropped or pasted. Renders a `<div>`.
 *
 * The button is the control: it takes the focus, and the label and error of its `Field`. A file that cannot be accepted
 * is listed with the reason and does not block the others. Dropping is optional: choosing and pasting do the same (WCAG
 * 2.2, 2.5.7). Attributes out: `data-over` while files are dragged over it, `data-invalid`, `data-disabled`.
 */
export const FileDrop = ({
  value,
  onValueChange,
  onLeave,
  name,
  disabled = false,
  types = fileRules.types,
  maxSize = fileRules.maxSize,
  maxFiles = fileRules.maxFiles,
  texts,
  ...rest
}: FileDropProps) => {
  if (process.env.NODE_ENV !== 'production') needs('FileDrop', { texts })
  const [files, change, reset] = useValue(value, nothing, onValueChange)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const form = useFormReset<HTMLUListElement>(() => {
    setRefused([])
    reset()
  })
  const {
    'aria-invalid': invalid,
    'aria-required': _,
    ...linked
  } = useFieldControl({ disabled: disabled || undefined })
  const still = linked.disabled ?? false
  const chooser = useRef<HTMLButtonElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const shutter = useRef<HTMLInputElement>(null)

  const wordsOf = ({ file, fault, also }: RefusedFile) =>
    [fault, ...(also ? [also] : [])].map((one) => texts.fault(one, file.name)).join(' ')

  const take = (offered: readonly File[]) => {
    const taken = takeFiles(files, offered, { types, maxSize, maxFiles })
    setRefused(taken.refused)
    if (taken.files.length !== files.length) change(taken.files)
    announce([...taken.files.slice(files.length).map((file) => file.name), ...taken.refused.map(wordsOf)].join('. '))
  }
  const takeChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take([...(currentTarget.files ?? [])])
    // Lets the same file be chosen again.
    currentTarget.value = ''
  }
  const { over, handlers } = useFileTarget(take, still, rest)
  const remove = (file: File) => {
    chooser.current?.focus()
    setRefused(refused.filter((one) => one.file !== file))
    if (files.includes(file)) change(files.filter((one) => one !== file))
  }
  return (
    <Root
      {...rest}
      {...handlers}
      data-over={over ? '' : undefined}
      data-invalid={invalid ? '' : undefined}
      data-disabled={still ? '' : undefined}
      onBlur={(event) => {
        rest.onBlur?.(event)
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.()
      }}
    >
      <Place>
        <Button
          ref={chooser}
          {...linked}
          variant="outline"
          tone="neutral"
          size="sm"
          disabled={still}
          startIcon={<ImagePlus aria-hidden />}
          onClick={() => picker.current?.click()}
        >
          {texts.choose}
        </Button>
        {texts.camera === undefined ? null : (
          <CameraButton
            variant="outline"
            tone="neutral"
            size="sm"
            disabled={still}
            startIcon={<Camera aria-hidden />}
            onClick={() => shutter.current?.click()}
          >
            {texts.camera}
          </CameraButton>
        )}
        <p>{over ? texts.drop : texts.hint}</p>
        <input
          ref={picker}
          type="file"
          // Only filters the chooser: `takeFiles` checks every file, however it was added.
          accept={types.join(',')}
          multiple
          hidden
          onChange={takeChosen}
        />
        {texts.camera === undefined ? null : (
          <input ref={shutter} type="file" accept="image/*" capture="environment" hidden onChange={takeChosen} />
        )}
      </Place>
      <List ref={form} role="list" hidden={files.length + refused.length === 0}>
        {files.map((file) => (
          <FilePreview
            key={`${file.name}${file.size}${file.lastModified}`}
            file={file}
            size={texts.size(file.size)}
            removeText={texts.remove(file.name)}
            disabled={still}
            onRemove={() => remove(file)}
          />
        ))}
        {refused.map((one, index) => (
          <FilePreview
            key={`${index}${one.file.name}`}
            file={one.file}
            size=""
            fault={wordsOf(one)}
            removeText={texts.remove(one.file.name)}
            disabled={still}
            onRemove={() => remove(one.file)}
          />
        ))}
      </List>
      {name === undefined ? null : <SentFiles name={name} files={files} disabled={still} />}
    </Root>
  )
}

/** Holds the files in a native input, so a native form submits them. */
const SentFiles = ({ name, files, disabled }: { name: string; files: readonly File[]; disabled: boolean }) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // jsdom has none, and submits no form.
    if (typeof DataTransfer === 'undefined') return
    const held = new DataTransfer()
    for (const file of files) held.items.add(file)
    if (input.current) input.current.files = held.files
  }, [files])
  return <input ref={input} type="file" name={name} disabled={disabled} multiple hidden />
}
