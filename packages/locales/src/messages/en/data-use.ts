/** Data saver and the meter of how much a page has loaded. */
export default {
  'data.lead':
    'On a slow or costly connection the site can load less. What you need, such as a code to scan, always loads.',
  'data.saver': 'Data saver',
  'data.saver_hint': 'Automatic saves data when your browser asks for it or the connection is very slow.',
  'data.auto': 'Automatic',
  'data.on': 'On',
  'data.off': 'Off',
  'data.held': 'Pictures of games, banners and promotions are not loaded.',
  'data.shown': 'Pictures load until you open the site again.',
  'data.is_off': 'The data saver is off.',
  'data.show_pictures': 'Show pictures',
  'data.band': 'Saving data · {amount}',
  'data.meter': 'Used since this page was opened',
  'data.meter_hint':
    'Measured by your browser: what came over the line, packed. What your device had already is not counted.',
  'data.used': 'Data used',
  'data.files': 'Files loaded',
  'data.untold': 'Files of other servers that do not tell their size',
  'data.files_count': '{count, plural, one {# file} other {# files}}',
} as const
