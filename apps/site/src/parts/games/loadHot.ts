import type { PageLoad } from '../../base/pageLoads.ts'

/** Loads the hot games. */
export const loadHot: PageLoad = ({ catalogue }) => catalogue.loadHot()
