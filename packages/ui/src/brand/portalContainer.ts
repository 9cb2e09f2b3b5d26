import { createContext, useContext } from 'react'

/**
 * Where overlays are put in the document: `undefined` is the body, `null` means that a scoped brand's element does not
 * exist yet (the first render).
 */
export const PortalContainerContext = createContext<HTMLElement | null | undefined>(undefined)

/**
 * The element into which a portalled part (dialog, menu, tooltip, toast) goes, so that it keeps the brand and theme of
 * the subtree that opened it. Give it to the `container` prop of the part's portal as it is.
 */
export const usePortalContainer = (): HTMLElement | null | undefined => useContext(PortalContainerContext)
