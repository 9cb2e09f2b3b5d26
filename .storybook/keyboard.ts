/** What keys do in a part: the keys, and what follows. */
export type KeyRow = readonly [keys: string, does: string]

const scroll: KeyRow = ['Arrows, Page Up, Page Down, Home, End', 'scroll, once the focus is on the place that scrolls']
const pause: KeyRow = [
  'Enter, Space on the pause button',
  'stop it and let it go on; it also stands while the focus is inside',
]
const trapped: KeyRow = ['Tab, Shift+Tab', 'go round inside; what is behind cannot be reached']
const escape: KeyRow = ['Escape', 'closes it, if it may be closed, and gives the focus back; only the topmost']
const listed: readonly KeyRow[] = [
  ['Enter, Space, Down, Up', 'open it; in the list, go to the next or previous'],
  ['letters', 'go to what begins so'],
  ['Home, End', 'go to the first, the last'],
  ['Enter, Space', 'choose and close'],
  ['Escape', 'closes without choosing'],
]
const finding: readonly KeyRow[] = [
  ['letters', 'narrow the list'],
  ['Down, Up', 'open it and go through it'],
  ['Enter', 'chooses'],
  ['Escape', 'closes the list'],
]
const calendar: readonly KeyRow[] = [
  ['Arrows', 'a day or a week on or back'],
  ['Page Up, Page Down', 'a month; with Shift a year'],
  ['Arrows, letters and digits in the lists of months and years', 'another month or year'],
  ['Home, End', 'the first, the last day of the month'],
  ['Enter, Space', 'choose the day; for a range its beginning, then its end'],
  ['Escape', 'closes it and gives the focus back'],
]
const chosen: KeyRow = ['Arrows', 'choose the next or previous; round the ends']

/**
 * Keys beyond Tab and Shift+Tab, by the title of a part's stories. Shown on each part's page and together under
 * Guides/Keyboard.
 */
export const keyboard: Readonly<Record<string, readonly KeyRow[]>> = {
  'Kit/Button': [['Enter, Space', 'press it; ignored while it waits or is disabled, with the focus kept']],
  'Kit/IconButton': [['Enter, Space', 'press it; ignored while it waits or is disabled, with the focus kept']],
  'Kit/CopyButton': [['Enter, Space', 'copy; the outcome is said']],
  'Kit/CopyField': [
    ['focus', 'selects the whole text, so that it can be copied by hand'],
    ['Enter, Space on the button', 'copy'],
  ],
  'Kit/Link': [['Enter', 'follows it']],
  'Kit/TextButton': [['Enter, Space', 'press it']],
  'Kit/ButtonLink': [['Enter', 'follows it']],
  'Kit/Breadcrumbs': [['Enter', 'goes to that level']],
  'Kit/Checkbox': [['Space', 'turns it']],
  'Kit/ChoiceCards': [chosen, ['Space', 'turns a card where several may be chosen']],
  'Kit/Choices': [chosen, ['Space', 'chooses, or turns a switch']],
  'Kit/DepositMethodTile': [chosen],
  'Kit/Tabs': [
    ['Left, Right', 'go to the next or previous tab, mirrored in right-to-left text; round the ends'],
    ['Home, End', 'go to the first, the last'],
    ['Enter, Space', 'choose'],
  ],
  'Kit/Select': listed,
  'Kit/ColourInput': [
    ['Enter, Space on the swatch', 'open and close the picker; typing needs none'],
    ['Arrows in the picker', 'move saturation and brightness, or the hue'],
  ],
  'Kit/Finding fields': finding,
  'Kit/Combobox': finding,
  'Kit/PhoneInput': [['Enter, Space on the code', 'open the list of dialling codes; letters narrow it']],
  'Kit/FileDrop': [
    ['Enter, Space', 'open the picker of files; take a picture away, on its button'],
    ['Ctrl+V, ⌘V', 'adds a picture from the clipboard'],
  ],
  'Kit/CaptchaImage': [['Enter, Space on its button', 'another picture, at most once a second']],
  'Kit/DiallingCodeSelect': finding,
  'Kit/SearchInput': [
    ['Down, Up', 'go through the recent terms of an empty search'],
    ['Enter', 'searches; on a recent term, searches for that'],
    ['Escape', 'closes the recent terms; clears the search'],
  ],
  'Kit/FilterChips': [['Space', 'turns a chip']],
  'Kit/RadioGroup': [chosen, ['Space', 'chooses']],
  'Kit/SegmentedControl': [chosen],
  'Kit/Switch': [['Space', 'turns it']],
  'Kit/Files, dates and colours': [
    ['Enter, Space', 'open the picker of files or colours'],
    ['Ctrl+V, ⌘V', 'adds a picture from the clipboard'],
    ['Escape', 'closes the picker'],
  ],
  'Kit/Calendar': calendar,
  'Kit/DateField': calendar,
  'Kit/DateInput': [
    ['digits', 'fill the day, month and year in the order of the language; separators are set on the way'],
  ],
  'Kit/DateRange': calendar,
  'Kit/Number fields': [
    ['Up, Down', 'a step up or down; on a slider, Left and Right too'],
    ['Page Up, Page Down, Home, End', 'a larger step, the ends of a slider'],
    ['digits, Backspace, paste', 'one-time code: fill and move on, clear and move back, fill all'],
  ],
  'Kit/Slider': [
    ['Arrows', 'a step up or down, mirrored in right-to-left text'],
    ['Page Up, Page Down, Home, End', 'a larger step, the ends'],
  ],
  'Kit/OtpInput': [
    ['digits', 'fill a place and move on'],
    ['Backspace', 'clears and moves back'],
    ['paste', 'fills all of it'],
  ],
  'Kit/PasswordInput': [['Enter, Space on the eye', 'show and hide; Enter in the field sends the form']],
  'Kit/Menu': listed,
  'Kit/NavigationMenu': [
    ['Left, Right', 'go to the next or previous heading'],
    ['Enter, Space', 'open and close what is under it; Tab goes in'],
    ['Escape', 'closes it and stays on the heading'],
  ],
  'Kit/Popover': [
    ['Enter, Space', 'open it and take the focus in'],
    ['Escape', 'closes it and gives the focus back'],
  ],
  'Kit/Tooltip': [
    ['focus', 'shows it'],
    ['Escape', 'hides it'],
  ],
  'Kit/Toast': [
    ['F6', 'goes to the messages'],
    ['Escape', 'dismisses the one with the focus'],
    ['Enter, Space on its button', 'undo or dismiss'],
  ],
  'Kit/Modal': [
    escape,
    trapped,
    ['Arrows on “Move window”', 'move it by a step'],
    ['Enter, Space on “Move window”', 'move it to the next corner, and at last back to its place'],
    ['Arrows, Page Up, Page Down, Home, End', 'scroll its content where it overflows and holds nothing to focus'],
  ],
  'Kit/Dialog': [escape, trapped, ['Enter', 'the default answer, from anywhere but another button or link']],
  'Kit/DialogBox': [escape, trapped, ['Enter', 'the default answer, from anywhere but another button or link']],
  'Kit/AlertDialog': [escape, trapped],
  'Kit/Drawer': [escape, trapped],
  'Kit/BottomSheet': [escape, trapped],
  'Kit/RealityCheck': [trapped, ['Enter, Space', 'answer; Escape does not close it']],
  'Kit/ServiceWindow': [escape, trapped],
  'Kit/FullScreenLoader': [['Tab, Shift+Tab', 'stay: what is behind cannot be reached while it waits']],
  'Kit/Page frame': [
    ['Tab, first on a page', 'shows the link that skips to the content'],
    ['Enter', 'follows a link of bar, menu or footer; opens a group of the side menu'],
  ],
  'Kit/BottomNavigation': [['Enter', 'follows a category']],
  'Kit/SideMenu': [['Enter', 'follows a line; Space presses one that is a button']],
  'Kit/FooterBlock': [['Enter', 'follows a link']],
  'Kit/SocialLinks': [['Enter', 'follows a link']],
  'Kit/SkipLink': [
    ['Tab, first on a page', 'shows it'],
    ['Enter', 'goes to the content'],
  ],
  'Kit/Pagination': [['Enter, Space', 'go to the page']],
  'Kit/Table': [
    ['Enter, Space on a heading', 'sort one way, the other way, and as it came'],
    scroll,
    ['Tab', 'goes through what can be done with each row; a row that has the focus stays while it is scrolled away'],
  ],
  'Kit/Tree': [
    ['Down, Up', 'go to the next or previous line'],
    ['Right', 'unfolds, or goes in; in right-to-left text Left'],
    ['Left', 'folds, or goes out; in right-to-left text Right'],
    ['Home, End', 'go to the first, the last line'],
    ['Enter, Space', 'choose the line, or try again where it failed'],
    ['letters', 'open a search through what is unfolded; Enter or Escape leaves it for the line found'],
  ],
  'Kit/Chart': [
    ['Arrows', 'go to the next or previous point, whose values are said'],
    ['Page Up, Page Down, Home, End', 'several points, the ends'],
    ['Enter, Space on “Show as table”', 'open the same as a table'],
  ],
  'Kit/VirtualGrid': [scroll, ['Tab', 'goes through what is in each entry']],
  'Kit/Leaderboard': [scroll],
  'Kit/GoodsCard': [['Enter, Space on its button', 'exchange points for it']],
  'Kit/MissionCard': [['Enter, Space on its button', 'claim, or go where it is done']],
  'Kit/GameTile': [
    ['Enter, Space', 'start the game'],
    ['Enter, Space on the heart', 'make it a favourite, or no longer'],
  ],
  'Kit/GameGrid': [
    ['Tab', 'goes from game to game'],
    ['Enter, Space on “Show more”', 'load more; the focus stays'],
  ],
  'Kit/VendorStrip': [
    ['Left, Right', 'go to the next or previous vendor, mirrored in right-to-left text'],
    ['Home, End', 'go to the first, the last'],
    ['Enter, Space', 'choose'],
  ],
  'Kit/BannerCarousel': [['Enter, Space on its buttons', 'next, previous, a certain one, pause']],
  'Kit/NoticeMarquee': [['Enter, Space on a title', 'open the notice'], pause],
  'Kit/JackpotTicker': [['Enter', 'follows a jackpot to its games'], pause],
  'Kit/WinnerBoard': [pause],
  'Kit/Balance': [['Enter, Space on the eye', 'hide and show the amount']],
  'Kit/BalancePill': [['Enter, Space on its buttons', 'hide and show the amount; bring it up to date']],
  'Kit/PromotionCard': [['Enter', 'opens the promotion']],
  'Kit/ChatWindow': [
    ['Enter', 'sends; Shift+Enter begins a line'],
    ['Arrows, Page Up, Page Down', 'scroll through what was said, once the focus is on it'],
  ],
  'Kit/Verification': [
    ['Left, Right', 'move the piece'],
    ['Enter', 'hands it in, or the answer of the question that stands in for the picture'],
  ],
}
