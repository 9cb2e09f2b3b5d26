import { Skeleton } from '@croupier/ui/Skeleton'

/** The place of the rows below while they are on their way. */
export const VendorBlocksPlaceholder = () => <Skeleton style={{ blockSize: '60rem' }} />
