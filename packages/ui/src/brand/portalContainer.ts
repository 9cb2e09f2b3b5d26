import { createContext, useContext } from 'react'

/**
 * The element that overlays are rendered into: `undefined` is the body; `null` means that the element of a `BrandScope`
 * does not exist yet (first render).
 */
export const PortalContainerContext = createContext<HTMLElement | null | undefined>(undefined)

/**
 * The element to portal a part (dialog, menu, tooltip, toast) into, so it keeps the brand and theme of the subtree that
 * opened it. Pass it unchanged to the `container` prop of the part's portal.
 */
export const usePortalContainer = (): HTMLElement | null | undefined => useContext(PortalContainerContext)
