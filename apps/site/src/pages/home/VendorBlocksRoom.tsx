import { Skeleton } from '@croupier/ui'

/** The place of the vendor blocks while they are on their way. */
export const VendorBlocksRoom = () => <Skeleton style={{ blockSize: '60rem' }} />
