import type { PageLoad } from '../../app/pageLoads.ts'

/** Loads the hot games. */
export const loadHot: PageLoad = ({ catalogue }) => catalogue.loadHot()
