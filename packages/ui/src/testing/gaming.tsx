/** Every gaming component of the kit, for the conformance suite. */
import { ChatWindow } from '../chat/ChatWindow.tsx'
import { ContractCard } from '../contract-card/ContractCard.tsx'
import { DepositMethodTile } from '../deposit-method/DepositMethodTile.tsx'
import { DownloadPanel } from '../download-panel/DownloadPanel.tsx'
import { GameFrame, type GameFrameState } from '../game-frame/GameFrame.tsx'
import { GoodsCard, type GoodsState } from '../goods-card/GoodsCard.tsx'
import { JackpotTicker } from '../jackpot-ticker/JackpotTicker.tsx'
import { Leaderboard } from '../leaderboard/Leaderboard.tsx'
import { MissionCard, type MissionState } from '../mission-card/MissionCard.tsx'
import { PromotionCard, type PromotionState } from '../promotion-card/PromotionCard.tsx'
import { SessionClock } from '../session-clock/SessionClock.tsx'
import { WalletCard } from '../wallet-card/WalletCard.tsx'
import { Balance } from '../balance/Balance.tsx'
import { GameGrid } from '../game-grid/GameGrid.tsx'
import { GameTile } from '../game-tile/GameTile.tsx'
import { NoticeMarquee } from '../marquee/NoticeMarquee.tsx'
import { WinnerBoard } from '../winner-board/WinnerBoard.tsx'
import type { ConformanceState, Subject } from './conformance.tsx'
import { chatTexts } from './chatTexts.ts'
import { picture } from './storyGrid.tsx'

const art = picture('#0b7a75', '#19323c')
const tile = { name: 'Lucky Koi', image: art, fallbackImage: art, onLaunch: () => undefined }
const balance = (amount: string | null, masked: boolean) => (
  <Balance
    amount={amount}
    masked={masked}
    onMaskedChange={() => undefined}
    texts={{ loading: 'Loading…', masked: 'Balance hidden', mask: 'Hide balance' }}
  />
)

const promotion = (state: PromotionState) => <PromotionCard title="Friday reload" href="#friday" state={state} />
const mission = (state: MissionState) => (
  <MissionCard
    title="Play five days"
    value={3}
    max={5}
    texts={{ progress: 'Progress', reward: 'Reward' }}
    valueText="3 of 5 days"
    reward="100 points"

    state={state}
  />
)
const goods = (state: GoodsState) => <GoodsCard title="Headphones" price="2,500 points" state={state} />
const wallet = (main: boolean) => <WalletCard name="Main wallet" amount="1.00" main={main} />
const frame = (state: GameFrameState) => (
  <GameFrame src="about:blank" title="Golden Reef" state={state} texts={{ loading: 'Starting' }} failure="Failed" />
)
const contract = (
  <ContractCard
    title="Dividend"
    rate="12%"
    texts={{ rate: 'Rate' }}
    period="monthly"
    terms={[]}
    state="offered"
    stateText="New"
  />
)
const clock = (
  <SessionClock texts={{ time: 'Session', net: 'Net result' }} time="0:07:05" net="+1.00" netText="Won 1.00" />
)
const method = (closedText?: string) => <DepositMethodTile name="GCash" band="100 to 500" closedText={closedText} />

const states = <State extends string>(draw: (state: State) => ConformanceState['element'], ...names: State[]) =>
  Object.fromEntries(names.map((name) => [name, { element: draw(name), attributes: { 'data-state': name } }]))

/** Components for play, money and agents, each with the root and the states it documents. */
export const gaming = {
  Balance: {
    element: balance('₱10.00', false),
    root: 'span',
    states: {
      plain: { element: balance('₱10.00', false), attributes: { 'data-masked': null, 'data-loading': null } },
      masked: { element: balance('₱10.00', true), attributes: { 'data-masked': '' } },
      loading: { element: balance(null, false), attributes: { 'data-loading': '' } },
    },
  },
  GameTile: {
    element: <GameTile {...tile} />,
    root: 'article',
    states: {
      plain: { element: <GameTile {...tile} />, attributes: { 'data-maintenance': null, 'data-layout': 'portrait' } },
      table: { element: <GameTile {...tile} layout="table" live="Live" />, attributes: { 'data-layout': 'table' } },
      closed: { element: <GameTile {...tile} maintenance="Closed" />, attributes: { 'data-maintenance': '' } },
      favourite: {
        element: <GameTile {...tile} favourite texts={{ favourite: 'Remove from favourites' }} />,
        attributes: { 'data-favourite': '' },
      },
    },
  },
  GameGrid: {
    element: <GameGrid label="Slots" texts={{ loading: 'Loading…' }} />,
    root: 'section',
    states: {
      plain: {
        element: <GameGrid label="Slots" texts={{ loading: 'Loading…' }} />,
        attributes: { 'data-loading': null, 'aria-busy': 'false' },
      },
      loading: {
        element: <GameGrid label="Slots" texts={{ loading: 'Loading…' }} loading />,
        attributes: { 'data-loading': '', 'aria-busy': 'true' },
      },
    },
  },
  NoticeMarquee: {
    element: <NoticeMarquee label="Notices" titles={['Friday']} onOpen={() => undefined} texts={{ pause: 'Pause' }} />,
    root: 'section',
  },
  WinnerBoard: {
    element: (
      <WinnerBoard
        title="Latest wins"
        wins={['maria', 'jun'].map((player) => ({
          id: player,
          player,
          game: 'Lucky Koi',
          prize: '₱1.00',
          time: '12:00',
        }))}
        heads={['Player', 'Game', 'Prize', 'Time']}
        texts={{ pause: 'Pause' }}
      />
    ),
    root: 'section',
  },
  PromotionCard: {
    element: promotion('open'),
    root: 'article',
    madeOf: 'Card',
    states: states(promotion, 'open', 'applied', 'granted', 'refused', 'ended'),
  },
  MissionCard: {
    element: mission('open'),
    root: 'article',
    madeOf: 'Card',
    states: states(mission, 'open', 'fulfilled', 'claimed', 'ended'),
  },
  GoodsCard: {
    element: goods('available'),
    root: 'article',
    madeOf: 'Card',
    states: states(goods, 'available', 'short', 'sold-out', 'limit'),
  },
  WalletCard: {
    element: wallet(false),
    root: 'article',
    madeOf: 'Card',
    states: {
      vendor: { element: wallet(false), attributes: { 'data-main': null } },
      main: { element: wallet(true), attributes: { 'data-main': '' } },
    },
  },
  ContractCard: {
    element: contract,
    root: 'article',
    madeOf: 'Card',
    states: { offered: { element: contract, attributes: { 'data-state': 'offered' } } },
  },
  GameFrame: { element: frame('ready'), root: 'div', states: states(frame, 'starting', 'ready', 'failed') },
  SessionClock: { element: clock, root: 'dl' },
  DepositMethodTile: {
    element: method(),
    root: 'span',
    states: {
      open: { element: method(), attributes: { 'data-closed': null } },
      closed: { element: method('Open from 06:00'), attributes: { 'data-closed': '' } },
    },
  },
  Leaderboard: {
    element: (
      <Leaderboard title="November" places={[]} texts={{ own: 'You' }} heads={['Rank', 'Player', 'Score', 'Prize']} />
    ),
    root: 'section',
  },
  JackpotTicker: {
    element: (
      <JackpotTicker
        label="Jackpots"
        pools={[{ value: 'grand', label: 'Grand', amount: '1.00' }]}
        texts={{ pause: 'Pause' }}
      />
    ),
    root: 'section',
    states: {
      still: {
        element: (
          <JackpotTicker
            label="Jackpots"
            pools={[{ value: 'grand', label: 'Grand', amount: '1.00' }]}
            texts={{ pause: 'Pause' }}
          />
        ),
        attributes: { 'data-running': null },
      },
    },
  },
  ChatWindow: {
    element: <ChatWindow title="Chat room" messages={[]} onSend={() => true} texts={chatTexts} />,
    root: 'section',
  },
  DownloadPanel: {
    element: (
      <DownloadPanel
        label="App download"
        apps={[
          { value: 'ios', label: 'iOS', href: 'https://example.com/ios', qrText: 'QR code', downloadText: 'Download' },
        ]}
      />
    ),
    root: 'section',
    ownColours: 'It has a QR code.',
  },
} as const satisfies Readonly<Record<string, Subject>>
