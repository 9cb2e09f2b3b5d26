/** The fishing game. */
export default {
  'demo.fishing.label.name': 'Fishing',
  'demo.fishing.label.facts': 'How good the shot is, 0 the best',
  'demo.fishing.shoot': 'Shoot',
  'demo.fishing.welcome': 'Choose a target in the list or in the sea, then shoot.',
  'demo.fishing.target': 'Target',
  'demo.fishing.choose': 'Aim at {target}, pays {pays} times the stake',
  'demo.fishing.pays': 'Pays',
  'demo.fishing.chance': 'Chance',
  'demo.fishing.caught': 'Caught: {target}, pays × {pays}',
  'demo.fishing.missed': '{target} got away',
  'demo.fishing.aimed': 'Target: {target}, × {pays}, caught by {chance}% of shots',
  'demo.fishing.sea': 'The sea. The list of targets below does the same.',
  'demo.fishing.how':
    'Each shot costs the stake and is a separate round. Choose a target; if the shot catches it, it pays its multiple of the stake.',
  'demo.fishing.alone':
    'Where a target swims and how often it was shot at before make no difference: every shot has the chance stated here.',
  'demo.fishing.tableTitle': 'Targets',
  'demo.fishing.returnNote':
    '{percent}% of all stakes over a very large number of shots, the same for every target. A single session can differ widely.',
  'demo.fishing.names.sardine': 'sardine',
  'demo.fishing.names.clownfish': 'clownfish',
  'demo.fishing.names.puffer': 'puffer fish',
  'demo.fishing.names.crab': 'crab',
  'demo.fishing.names.jellyfish': 'jellyfish',
  'demo.fishing.names.turtle': 'turtle',
  'demo.fishing.names.ray': 'manta ray',
  'demo.fishing.names.squid': 'squid',
  'demo.fishing.names.shark': 'shark',
  'demo.fishing.names.whale': 'golden whale',
} as const
