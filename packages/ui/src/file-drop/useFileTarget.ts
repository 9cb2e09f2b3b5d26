import { useEffect, useState, type ClipboardEvent, type ComponentProps, type DragEvent } from 'react'

type Handlers = Pick<ComponentProps<'div'>, 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop' | 'onPaste'>

/** Makes an element accept dropped and pasted files. */
export interface FileTarget {
  /** Whether files are being dragged over it. */
  readonly over: boolean
  /** For the element; each calls the caller's own handler first. */
  readonly handlers: Required<Handlers>
}

const hasFiles = (data: DataTransfer) => data.types.includes('Files')

/** Without this, a file dropped next to the target would replace the page and lose all input. */
const keepPage = (event: globalThis.DragEvent) => {
  if (event.dataTransfer && hasFiles(event.dataTransfer)) event.preventDefault()
}

/** Calls `take` with the files that are dropped on an element or pasted into it. */
export const useFileTarget = (take: (files: readonly File[]) => void, disabled: boolean, own: Handlers): FileTarget => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    document.addEventListener('dragover', keepPage)
    document.addEventListener('drop', keepPage)
    return () => {
      document.removeEventListener('dragover', keepPage)
      document.removeEventListener('drop', keepPage)
    }
  }, [])
  const hover = (event: DragEvent) => {
    if (disabled || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(true)
  }
  const receive = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    if (disabled || data.files.length === 0) return
    event.preventDefault()
    take([...data.files])
  }
  return {
    over: over && !disabled,
    handlers: {
      onDragEnter: (event) => {
        own.onDragEnter?.(event)
        hover(event)
      },
      onDragOver: (event) => {
        own.onDragOver?.(event)
        hover(event)
      },
      onDragLeave: (event) => {
        own.onDragLeave?.(event)
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop: (event) => {
        own.onDrop?.(event)
        setOver(false)
        receive(event, event.dataTransfer)
      },
      onPaste: (event) => {
        own.onPaste?.(event)
        receive(event, event.clipboardData)
      },
    },
  }
}
