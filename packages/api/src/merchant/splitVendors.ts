/** Vendors whose cards the platform sends in SPORTS and the site shows as esports and cockfighting. */
export const splitVendors = Object.freeze({
  esportsVendors: Object.freeze(['TF']) as readonly string[],
  cockfightVendors: Object.freeze(['DS88']) as readonly string[],
})
