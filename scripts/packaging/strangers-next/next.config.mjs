export default { devIndicators: false, productionBrowserSourceMaps: false }
