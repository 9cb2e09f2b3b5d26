/** Stands for the site's host in an address: a browser fills its own in. */
export const hostPlace = '__HOST__'
