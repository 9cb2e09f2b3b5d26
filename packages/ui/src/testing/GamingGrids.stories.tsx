import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { ContractCard } from '../contract-card/ContractCard.tsx'
import { DepositMethodTile } from '../deposit-method/DepositMethodTile.tsx'
import { GameTile } from '../game-tile/GameTile.tsx'
import { storyArt, storyBanner, storyLogo } from '../../../../.storybook/storyArt.ts'
import { GoodsCard } from '../goods-card/GoodsCard.tsx'
import { JackpotTicker } from '../jackpot-ticker/JackpotTicker.tsx'
import { Leaderboard } from '../leaderboard/Leaderboard.tsx'
import { NoticeMarquee } from '../marquee/NoticeMarquee.tsx'
import { MissionCard } from '../mission-card/MissionCard.tsx'
import { PromotionCard } from '../promotion-card/PromotionCard.tsx'
import { SessionClock } from '../session-clock/SessionClock.tsx'
import { WalletCard } from '../wallet-card/WalletCard.tsx'
import { Cards, Sheet, Tiles, Wide } from './gridParts.tsx'
import { powerset } from './powerset.ts'

const tiles = powerset({ favourite: [false, true], hot: [false, true], closed: [false, true] } as const)
const meta = preview.meta({
  title: 'Gaming/Grids of gaming',
  // Every state has a story and a test elsewhere; these grids are for visual review.
  tags: ['!autodocs'],
})

/** Notices, jackpots, games, the session clock and a leaderboard. */
export const Lobby = meta.story({
  render: () => (
    <Sheet>
      <NoticeMarquee
        label="Notices"
        titles={['Maintenance on Friday', 'GCash deposits are back']}
        onOpen={() => undefined}
        texts={{ pause: 'Pause' }}
      />
      <JackpotTicker
        label="Jackpots"
        texts={{ pause: 'Pause' }}
        pools={[
          {
            value: 'grand',
            label: 'Grand',
            amount: '8,412,930.25 PHP',
            lastWon: 'Last won 12 days ago',
            href: '#grand',
          },
          { value: 'major', label: 'Major', amount: '412,930.10 PHP', href: '#major' },
        ]}
      />
      <Tiles>
        {tiles.map(({ favourite, hot, closed }, place) => (
          <GameTile
            key={place}
            name={`Lucky Koi ${place + 1}`}
            vendor="Golden Reef"
            image={storyArt(place)}
            fallbackImage={storyLogo(1)}
            onLaunch={() => undefined}
            favourite={favourite}
            onFavouriteChange={() => undefined}
            texts={{
              favourite: favourite
                ? `Remove Lucky Koi ${place + 1} from favourites`
                : `Add Lucky Koi ${place + 1} to favourites`,
            }}
            badges={hot ? [{ label: 'Hot', hot: true }] : []}
            {...(closed && { maintenance: 'Under maintenance' })}
          />
        ))}
      </Tiles>
      <SessionClock texts={{ time: 'Session', net: 'Net' }} time="0:07:05" net="−35.00 PHP" netText="Lost 35.00 PHP" />
      <Leaderboard
        title="November ranking"
        heads={['Rank', 'Player', 'Points', 'Prize']}
        texts={{ own: 'You' }}
        own={{ id: 'me', rank: 318, player: 'ma***a', score: '42 points' }}
        places={[1, 2, 3, 4].map((rank) => ({
          id: String(rank),
          rank,
          player: `pl***${rank}`,
          score: `${(6000 - 700 * rank).toLocaleString('en')} points`,
          prize: '500.00 PHP',
        }))}
      />
    </Sheet>
  ),
})

/** Wallets, missions, goods, promotions, deposit methods and contracts. */
export const Member = meta.story({
  render: () => (
    <Sheet>
      <Cards>
        <WalletCard name="Main wallet" amount="12,345,678.90 PHP" main />
        <WalletCard name="Golden Reef" amount="12,345,678.90 PHP" />
      </Cards>
      <Cards>
        {(['open', 'fulfilled', 'claimed', 'ended'] as const).map((state) => (
          <MissionCard
            key={state}
            title="Play five days"
            state={state}
            stateText={state === 'open' || state === 'fulfilled' ? undefined : state}
            value={state === 'open' ? 3 : 5}
            max={5}
            texts={{ progress: 'Progress', reward: 'Reward' }}
            valueText={state === 'open' ? '3 of 5 days' : '5 of 5 days'}
            reward="100 points"

            action={state === 'fulfilled' ? <Button size="sm">Claim</Button> : undefined}
          />
        ))}
        {(['available', 'short', 'sold-out', 'limit'] as const).map((state) => (
          <GoodsCard key={state} title="Headphones" price="2,500 points" state={state} reason={`Reason: ${state}`} />
        ))}
        {(['open', 'applied', 'granted', 'refused', 'ended'] as const).map((state) => (
          <PromotionCard
            key={state}
            title="Friday reload"
            href="#friday"
            image={storyBanner(0)}
            state={state}
            stateText={state}
            badges={[{ value: 'vip', label: 'VIP' }]}
            period="1 to 30 November"
          />
        ))}
        {[undefined, 'Open from 06:00'].map((closedText) => (
          <DepositMethodTile
            key={closedText ?? 'open'}
            name="GCash"
            band="100.00 to 50,000.00 PHP"
            fee="No fee"
            time="about 5 minutes"
            closedText={closedText}
          />
        ))}
      </Cards>
      <Wide>
        {(['offered', 'active', 'ending', 'ended', 'rejected'] as const).map((state) => (
          <ContractCard
            key={state}
            title="Dividend with anna"
            rate="12%"
            texts={{ rate: 'Rate' }}
            formerRate={state === 'ending' ? 'so far 15%' : undefined}
            period="monthly"
            terms={[{ label: 'Active members', value: 'at least 10' }]}
            state={state}
            stateText={state}
            {...(state === 'offered' && {
              consequences: { title: 'Agreeing ends one contract', items: ['ben, 14%'] },
            })}
          />
        ))}
      </Wide>
    </Sheet>
  ),
})
