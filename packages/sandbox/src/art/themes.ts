import type { MotifName } from './motifs/all.ts'
import type { SceneName } from './scenes.ts'

/** What a picture may show: heroes, motifs beside the hero, and scenes. */
export interface Theme {
  readonly heroes: readonly MotifName[]
  readonly beside: readonly MotifName[]
  readonly scenes: readonly SceneName[]
}

const theme = (heroes: readonly MotifName[], beside: readonly MotifName[], scenes: readonly SceneName[]): Theme => ({
  heroes,
  beside,
  scenes,
})

/** Themes selected by a word in the game's name. The first rule that matches wins, so narrow words come first. */
export const named: readonly (readonly [words: RegExp, theme: Theme])[] = [
  [/\bcock|rooster|derby|sabong/i, theme(['rooster'], ['coin', 'star'], ['stadium', 'rays', 'dunes'])],
  [/mango|papaya/i, theme(['mango'], ['coconut', 'hibiscus'], ['hills', 'rays', 'forest'])],
  [/panda/i, theme(['panda'], ['bamboo', 'coin'], ['forest', 'hills'])],
  [/bamboo/i, theme(['bamboo'], ['panda', 'lantern'], ['forest', 'clouds'])],
  [/monkey/i, theme(['monkey'], ['coconut', 'mango'], ['forest', 'temple'])],
  [/elephant/i, theme(['elephant'], ['lotus', 'coin'], ['temple', 'hills'])],
  [/peacock/i, theme(['peacock'], ['gem', 'lotus'], ['hills', 'temple', 'rays'])],
  [/kite|monsoon/i, theme(['kite'], ['bolt', 'star'], ['hills', 'clouds'])],
  [/jeepney|taxi|\bbus\b/i, theme(['jeepney'], ['star', 'coin'], ['city', 'hills'])],
  [/train|rail|tram/i, theme(['train'], ['coin', 'star'], ['hills', 'dunes', 'city'])],
  [/butterfly/i, theme(['butterfly'], ['hibiscus', 'star'], ['forest', 'hills'])],
  [/coconut/i, theme(['coconut'], ['hibiscus', 'mango'], ['hills', 'rays'])],
  [/island|beach/i, theme(['island'], ['coconut', 'hibiscus'], ['hills', 'rays', 'dunes'])],
  [
    /orchid|garden|flower|hibiscus/i,
    theme(['hibiscus', 'butterfly'], ['butterfly', 'star'], ['forest', 'hills', 'clouds']),
  ],
  [/firefl/i, theme(['fireflies'], ['star', 'moon'], ['forest', 'space'])],
  [/river|stream|waterfall/i, theme(['koi', 'turtle', 'lotus'], ['lotus', 'fish'], ['hills', 'clouds'])],
  [/market|bazaar|shop/i, theme(['coinStacks', 'lantern'], ['mango', 'coin'], ['city', 'stage'])],
  [/carabao/i, theme(['bull'], ['bamboo', 'clover'], ['hills', 'forest'])],
  [/eagle/i, theme(['phoenix'], ['star', 'torch'], ['peaks', 'clouds'])],
  [/owl/i, theme(['owl'], ['moon', 'star', 'book'], ['forest', 'space'])],
  [/clover|shamrock/i, theme(['clover'], ['coin', 'horseshoe'], ['hills', 'rays'])],
  [/horseshoe/i, theme(['horseshoe'], ['clover', 'coin'], ['hills', 'rays'])],
  [/lotus|blossom|petal/i, theme(['lotus'], ['koi', 'lantern'], ['clouds', 'hills'])],
  [/\bbooks?\b|scroll|tome/i, theme(['book'], ['scarab', 'key', 'coin'], ['temple', 'dunes', 'vortex'])],
  [/\bfan\b|geisha|silk/i, theme(['fan'], ['lotus', 'lantern'], ['clouds', 'hills'])],
  [/pagoda|shrine|palace/i, theme(['pagoda'], ['lantern', 'lotus'], ['clouds', 'hills'])],
  [/drum/i, theme(['drum'], ['lantern', 'coin'], ['clouds', 'stage'])],
  [/crown/i, theme(['crown'], ['gem', 'ring', 'coin'], ['stage', 'rays', 'temple'])],
  [/\brings?\b/i, theme(['ring'], ['gem', 'star'], ['rays', 'vortex'])],
  [/compass|voyage|expedition/i, theme(['compass'], ['key', 'coin'], ['sea', 'dunes'])],
  [
    /pharaoh|egypt|nile|pyramid|anubis|cleo|horus|scarab|sphinx/i,
    theme(['pyramid', 'eye', 'scarab', 'book'], ['coin', 'scarab', 'key'], ['dunes', 'temple']),
  ],
  [/box(?:ing|er)|knockout|fight|mma/i, theme(['glove'], ['trophy', 'star'], ['stadium', 'city'])],
  [/roulette/i, theme(['roulette'], ['chips', 'dice'], ['felt'])],
  [
    /baccarat|blackjack|poker|card|teen ?patti|hi-?lo|rummy|tongits|pusoy/i,
    theme(['cards', 'pair', 'chips', 'spade'], ['chips', 'heart', 'spade'], ['felt', 'stage', 'city']),
  ],
  [/sic ?bo|dice|craps/i, theme(['dome', 'dice'], ['chips', 'coin'], ['felt', 'clouds'])],
  [/wheel|spin(?!n)/i, theme(['wheel'], ['coin', 'star'], ['stage', 'city'])],
  [/mahjong/i, theme(['mahjong'], ['lantern', 'coin'], ['clouds', 'felt'])],
  [/domino/i, theme(['domino'], ['coin', 'chips'], ['felt', 'rays'])],
  [/chess|knight/i, theme(['knight', 'warrior'], ['shield', 'crown'], ['felt', 'temple'])],
  [/bingo/i, theme(['bingo'], ['balls', 'star'], ['stage', 'rays'])],
  [
    /keno|lott|draw|pick|4d|6\/|number/i,
    theme(['balls', 'tumbler', 'ticket'], ['ticket', 'coin'], ['stage', 'rays', 'city']),
  ],
  [/dragon/i, theme(['dragon'], ['ingot', 'coin', 'lantern'], ['clouds', 'lava', 'temple'])],
  [/tiger/i, theme(['tiger'], ['ingot', 'lantern'], ['clouds', 'forest'])],
  [/phoenix|bird|eagle|feather/i, theme(['phoenix'], ['torch', 'coin'], ['clouds', 'lava', 'hills'])],
  [
    /owl|night|witch|spell|magic|wizard|mystic/i,
    theme(['owl', 'crystal', 'potion', 'book'], ['moon', 'star', 'potion'], ['forest', 'space', 'vortex']),
  ],
  [/cat|neko/i, theme(['luckyCat'], ['coin', 'envelope'], ['clouds', 'rays'])],
  [/bull|buffalo|\box\b|matador|toro\b/i, theme(['bull'], ['cactus', 'horseshoe'], ['dunes', 'hills'])],
  [
    /cowboy|\bwest|bandit|sheriff|ranch|outlaw|rodeo/i,
    theme(['cowboy', 'cactus', 'horseshoe'], ['horseshoe', 'coin'], ['dunes', 'hills']),
  ],
  [/shark/i, theme(['shark'], ['anchor', 'fish'], ['sea'])],
  [/crab/i, theme(['crab'], ['pearl', 'coin'], ['sea'])],
  [/octop|kraken/i, theme(['octopus'], ['anchor', 'pearl'], ['sea'])],
  [/turtle/i, theme(['turtle'], ['pearl', 'fish'], ['sea'])],
  [/pearl|shell|mermaid/i, theme(['pearl'], ['fish', 'gem'], ['sea'])],
  [/koi|carp/i, theme(['koi'], ['lotus', 'coin'], ['clouds', 'sea'])],
  [
    /fish|hunter|ocean|sea|reef|deep|catch|angler/i,
    theme(['fish', 'cannon', 'shark', 'turtle', 'octopus', 'crab'], ['pearl', 'coin', 'fish'], ['sea']),
  ],
  [/pirate|captain|corsair|galleon/i, theme(['skull', 'chest'], ['coin', 'key', 'anchor'], ['sea', 'dunes'])],
  [/ship|sail|harbou?r/i, theme(['anchor', 'compass', 'ship'], ['coin', 'key', 'chest'], ['sea', 'hills', 'dunes'])],
  [/poseidon|neptune|atlantis|trident|tide/i, theme(['trident', 'pearl'], ['fish', 'coin'], ['sea', 'temple'])],
  [
    /zeus|olymp|thunder|storm|bolt|lightning|thor|odin/i,
    theme(['bolt', 'warrior', 'shield'], ['coin', 'bolt'], ['temple', 'clouds', 'vortex']),
  ],
  [/sand\b|mumm/i, theme(['pyramid', 'eye', 'scarab', 'book'], ['coin', 'scarab', 'key'], ['dunes', 'temple'])],
  [
    /aztec|inca|maya|jungle|temple|idol|totem|tribe/i,
    theme(['idol', 'torch', 'chest'], ['gem', 'torch'], ['forest', 'temple']),
  ],
  [/genie|lamp|arab|sultan|carpet|desert|oasis/i, theme(['lamp'], ['coin', 'moon'], ['dunes', 'city'])],
  [/jester|joker|clown|fool|circus/i, theme(['jester'], ['cards', 'star'], ['stage', 'rays'])],
  [/mask|carnival|opera|masquerade/i, theme(['mask'], ['star', 'jester'], ['stage', 'city'])],
  [
    /skull|dead|ghost|bone|hallow|crypt|pumpkin/i,
    theme(['skull', 'pumpkin', 'potion'], ['moon', 'pumpkin'], ['forest', 'vortex']),
  ],
  [
    /samurai|warrior|gladiator|viking|legion|hero|sword|blade|battle|arena|war|ninja/i,
    theme(['warrior', 'swords', 'shield'], ['shield', 'coin'], ['temple', 'lava', 'peaks']),
  ],
  [/ice|snow|frost|winter|polar|arctic/i, theme(['snowflake'], ['gem', 'star'], ['peaks'])],
  [
    /volcano|lava|fire|flame|inferno|blaze|hot/i,
    theme(['volcano', 'seven', 'torch', 'chili'], ['seven', 'coin'], ['lava', 'vortex']),
  ],
  [/chil[il]|pepper|spic|mexic|taco/i, theme(['chili', 'cactus'], ['lemon', 'star'], ['dunes', 'rays'])],
  [/plane|aviat|pilot|flight|flyer/i, theme(['plane'], ['star', 'coin'], ['hills', 'city', 'peaks'])],
  [/rocket|crash|jet|launch|boost/i, theme(['rocket'], ['planet', 'star'], ['space', 'grid'])],
  [
    /space|galax|cosm|astro|planet|orbit|star ?burst|nova|alien|ufo/i,
    theme(['planet', 'rocket', 'saucer'], ['star', 'gem'], ['space']),
  ],
  [/moon|lunar/i, theme(['moon'], ['star', 'owl'], ['space', 'hills', 'clouds'])],
  [/sun|solar|dawn/i, theme(['sun'], ['coin', 'star'], ['hills', 'temple', 'dunes'])],
  [/lantern|new year/i, theme(['lantern'], ['coin', 'ingot', 'envelope'], ['clouds', 'city'])],
  [
    /festival|fiesta|spring/i,
    theme(['drum', 'lantern', 'envelope'], ['lantern', 'ingot', 'star'], ['clouds', 'city', 'stage']),
  ],
  [
    /fortune|prosper|cai ?shen|wealth|fa cai|bao|lucky 8|jade|emperor|dynasty|orient|geisha|lotus|silk/i,
    theme(
      ['ingot', 'envelope', 'lotus', 'pagoda', 'fan', 'drum'],
      ['coin', 'lantern', 'fan'],
      ['clouds', 'hills', 'temple'],
    ),
  ],
  [/clover|irish|leprechaun|luck|rainbow/i, theme(['clover', 'horseshoe'], ['coin', 'clover'], ['hills', 'rays'])],
  [
    /candy|sweet|sugar|bonanza|lolli|cake/i,
    theme(['sweet', 'lollipop'], ['lollipop', 'cherries'], ['hills', 'rays', 'vortex']),
  ],
  [
    /fruit|cherr|lemon|melon|juic|berry|grape|orchard|farm|harvest/i,
    theme(['cherries', 'melon', 'grapes', 'lemon'], ['lemon', 'cherries'], ['hills', 'rays', 'stage']),
  ],
  [
    /mushroom|fairy|elf|pixie|enchant|forest|wood/i,
    theme(['toadstool', 'crystal', 'owl'], ['star', 'clover'], ['forest']),
  ],
  [
    /king|queen|crown|royal|prince|throne|castle|empire/i,
    theme(['crown', 'shield', 'ring'], ['gem', 'coin'], ['stage', 'temple', 'rays']),
  ],
  [
    /gem|jewel|crystal|ruby|sapphire|emerald/i,
    theme(['gem', 'emerald', 'ring', 'crystal'], ['gem', 'emerald'], ['rays', 'vortex', 'temple']),
  ],
  [/diamond/i, theme(['gem', 'ring'], ['seven', 'coin'], ['rays', 'stage', 'grid'])],
  [
    /treasure|chest|vault|mine|miner|quest|adventure|raider/i,
    theme(['chest', 'compass', 'key'], ['coin', 'gem'], ['temple', 'forest', 'rays']),
  ],
  [
    /gold|coin|money|cash|rich|million|bank|jackpot/i,
    theme(['coinStacks', 'chest', 'ingot', 'coin', 'crown'], ['coin', 'gem'], ['rays', 'stage', 'vortex']),
  ],
  [
    /seven|777|7s|classic|retro|bar\b/i,
    theme(['seven', 'bell'], ['cherries', 'bell', 'star'], ['rays', 'stage', 'grid']),
  ],
  [/bell/i, theme(['bell'], ['cherries', 'star'], ['rays', 'stage'])],
  [/basket|hoop|dunk|nba/i, theme(['basketball'], ['trophy', 'star'], ['stadium', 'city'])],
  [/tennis/i, theme(['tennis'], ['trophy'], ['stadium'])],
  [/cricket/i, theme(['cricket'], ['trophy', 'star'], ['stadium'])],
  [
    /race|racing|speed|turbo|grand prix|formula/i,
    theme(['helmet', 'flag'], ['trophy', 'flag'], ['grid', 'stadium', 'city']),
  ],
  [
    /football|soccer|goal|striker|cup|league|penalty|sport/i,
    theme(['football', 'trophy'], ['trophy', 'star'], ['stadium']),
  ],
  [
    /neon|cyber|robot|pixel|arcade|game/i,
    theme(['gamepad', 'helmet', 'bolt', 'saucer'], ['star', 'bolt', 'gem'], ['grid', 'city']),
  ],
  [/star/i, theme(['star'], ['gem', 'coin'], ['space', 'stage', 'rays'])],
]

/** Themes by category, for games whose name matches no rule. */
export const typed: Readonly<Record<string, readonly Theme[]>> = {
  FISH: [
    theme(['fish', 'shark', 'octopus', 'turtle', 'crab', 'cannon'], ['pearl', 'coin', 'fish'], ['sea']),
    theme(['trident', 'pearl', 'ship'], ['coin', 'anchor'], ['sea']),
  ],
  LIVE: [
    theme(
      ['roulette', 'cards', 'pair', 'dome', 'wheel', 'chips'],
      ['chips', 'heart', 'dice'],
      ['felt', 'stage', 'city'],
    ),
  ],
  PVP: [
    theme(['mahjong', 'domino', 'cards', 'knight', 'dice', 'spade'], ['chips', 'coin'], ['felt', 'clouds', 'rays']),
  ],
  SPORTS: [
    theme(
      ['football', 'basketball', 'trophy', 'tennis', 'cricket', 'glove', 'helmet'],
      ['trophy', 'star'],
      ['stadium'],
    ),
  ],
  ESPORTS: [theme(['gamepad', 'headset', 'swords', 'shield', 'trophy'], ['bolt', 'star'], ['grid', 'city', 'vortex'])],
  COCKFIGHT: [theme(['rooster'], ['coin', 'star'], ['stadium', 'rays', 'dunes'])],
  LOTT: [theme(['balls', 'tumbler', 'ticket'], ['ticket', 'coin', 'star'], ['stage', 'rays', 'city', 'clouds'])],
  ELOTT: [theme(['balls', 'tumbler', 'ticket'], ['ticket', 'coin', 'star'], ['grid', 'space', 'vortex'])],
}

/** Themes by class of a slot. */
export const classed: Readonly<Record<string, readonly Theme[]>> = {
  JP: [
    theme(
      ['crown', 'chest', 'seven', 'gem', 'coinStacks', 'bell'],
      ['coin', 'gem', 'star'],
      ['stage', 'rays', 'vortex'],
    ),
  ],
  TG: [
    theme(
      ['cards', 'roulette', 'dice', 'chips', 'spade', 'dome', 'pair'],
      ['chips', 'heart', 'coin'],
      ['felt', 'city'],
    ),
  ],
  AC: [
    theme(
      ['rocket', 'plane', 'gamepad', 'wheel', 'saucer', 'flag'],
      ['star', 'bolt', 'coin'],
      ['grid', 'space', 'city'],
    ),
  ],
  BG: [theme(['bingo', 'balls', 'tumbler'], ['balls', 'star'], ['stage', 'rays'])],
}
