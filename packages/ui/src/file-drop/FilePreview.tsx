import { CircleAlert, FileText, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../icon-button/IconButton.tsx'
import { tokens } from '../theme/theme.ts'

interface FilePreviewProps {
  readonly file: File
  /** The file's size in words, e.g. "1.2 MB". */
  readonly size: string
  /** Why it was rejected. */
  readonly fault?: string | undefined
  readonly removeText: string
  readonly disabled: boolean
  readonly onRemove: () => void
}

const Root = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
  min-inline-size: 0;
  padding: ${tokens.space.s2};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  &:where([data-refused]) {
    border-color: ${tokens.color.danger};
  }
`

const Picture = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.textMuted};
  overflow: hidden;

  [data-refused] > & {
    background: ${tokens.color.dangerSoft};
    color: ${tokens.color.dangerText};
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  font-size: ${tokens.fontSize.sm};
  line-height: ${tokens.leading.normal};
`

const Name = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: ${tokens.fontWeight.medium};
`

const Size = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`

const Fault = styled.span`
  color: ${tokens.color.dangerText};
`

/** Preview of a file in memory; its object URL is revoked when it is no longer shown. */
const Thumbnail = ({ file }: { file: File }) => {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={image} alt="" />
}

/** A chosen or refused file: picture, name, size or error, and a button that removes it. Renders an `<li>`. */
export const FilePreview = ({ file, size, fault, removeText, disabled, onRemove }: FilePreviewProps) => {
  const pictured = fault === undefined && file.type.startsWith('image/')
  const Icon = fault === undefined ? FileText : CircleAlert
  return (
    <Root data-refused={fault === undefined ? undefined : ''}>
      <Picture>{pictured ? <Thumbnail file={file} /> : <Icon size={20} aria-hidden />}</Picture>
      <Words>
        <Name>{file.name}</Name>
        {fault === undefined ? <Size>{size}</Size> : <Fault>{fault}</Fault>}
      </Words>
      <IconButton label={removeText} size="md" disabled={disabled} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </Root>
  )
}
