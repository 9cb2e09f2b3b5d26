export { tokens } from './theme/theme.ts'
export { usePortalContainer } from './brand/portalContainer.ts'
export { announce } from './announcer/announce.ts'
export { Button, type ButtonProps } from './button/Button.tsx'
export type { ButtonSize, ButtonTone, ButtonVariant } from './button/buttonLook.tsx'
export { Spinner, type SpinnerProps } from './spinner/Spinner.tsx'
export { applyTheme, storedTheme, themeKey, themeScript } from './theme/storedTheme.ts'
export { cssText, type ThemeName } from './theme/cssText.ts'
export { KitStyles } from './theme/KitStyles.tsx'
export { Field, type FieldProps } from './field/Field.tsx'
export { useField, useFieldControl, type ControlAttributes, type FieldLink } from './field/fieldContext.ts'
export { Input, type InputProps } from './input/Input.tsx'
export { Textarea, type TextareaCounter, type TextareaProps } from './input/Textarea.tsx'
export { graphemeCount } from './input/graphemes.ts'
export { AmountInput, type AmountInputProps } from './input/AmountInput.tsx'
export { amountText, latinDigits, tidyAmount, type DecimalMark } from './input/amountText.ts'
export { OtpInput, codeDigits, type OtpInputProps } from './otp/OtpInput.tsx'
export { PhoneInput, type PhoneInputProps } from './input/PhoneInput.tsx'
export { DateInput, type DateInputProps } from './input/DateInput.tsx'
export {
  DiallingCodeSelect,
  type DiallingCodeSelectProps,
  type DiallingCodeTexts,
} from './phone/DiallingCodeSelect.tsx'
export { countryMatches, type DiallingCountry } from './phone/countryMatches.ts'
export { DateField, type DateFieldProps } from './date/DateField.tsx'
export {
  DateRange,
  longestDayRange,
  type DateRangeProps,
  type DateRangeTexts,
  type DayRangeShortcut,
} from './date/DateRange.tsx'
export { dayCount, dayRangeFault, type DayRange, type DayRangeFault, type DayRangeRules } from './date/dayRange.ts'
export { SearchInput, type RecentSearches, type SearchInputProps } from './search/SearchInput.tsx'
export type { RecentTexts } from './search/RecentTerms.tsx'
export { FilterChips, type Chip, type FilterChipsProps } from './chips/FilterChips.tsx'
export { FileDrop, fileRules, type FileDropProps, type FileDropTexts } from './file-drop/FileDrop.tsx'
export { takeFiles, type FileFault, type FileRules, type RefusedFile } from './file-drop/fileFault.ts'
export { Combobox, type ComboboxOption, type ComboboxProps, type ComboboxTexts } from './combobox/Combobox.tsx'
export { Slider, type SliderProps } from './slider/Slider.tsx'
export { ColourInput, type ColourInputProps, type ColourTexts } from './colour/ColourInput.tsx'
export { CaptchaImage, type CaptchaImageProps, type CaptchaTexts } from './captcha/CaptchaImage.tsx'
export {
  SliderVerification,
  type SliderState,
  type SliderVerificationProps,
} from './slider-verification/SliderVerification.tsx'
export type { SliderAnswer, SliderPuzzle, SliderTrailPoint } from './slider-verification/sliderPuzzle.ts'
export type { SliderTexts } from './slider-verification/sliderTexts.ts'
export { PasswordInput, type PasswordInputProps } from './password/PasswordInput.tsx'
export { PasswordStrength, type PasswordScore, type PasswordStrengthProps } from './password/PasswordStrength.tsx'
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.tsx'
export { Switch, type SwitchProps } from './switch/Switch.tsx'
export { ChoiceCards, type ChoiceCardsProps } from './choice-cards/ChoiceCards.tsx'
export { RadioGroup, type RadioGroupProps } from './radio/RadioGroup.tsx'
export type { Choice } from './radio/radioSet.ts'
export { SegmentedControl, type SegmentedControlProps } from './segmented-control/SegmentedControl.tsx'
export { Select, type SelectOption, type SelectProps } from './select/Select.tsx'
export { Modal, type ModalProps } from './modal/Modal.tsx'
export { Dialog, type DialogButton, type DialogProps, type DialogTone } from './dialog/Dialog.tsx'
export { DialogBox } from './dialog/DialogBox.tsx'
export { Drawer, type DrawerProps } from './drawer/Drawer.tsx'
export { Menu, type MenuEntry, type MenuProps } from './menu/Menu.tsx'
export { Tooltip, type TooltipProps } from './tooltip/Tooltip.tsx'
export { ToastProvider, type ToastProviderProps } from './toast/ToastProvider.tsx'
export { useToasts, type ToastMessage, type ToastTone, type Toasts } from './toast/useToasts.ts'
export { BrandLogo, type BrandLogoProps } from './brand/BrandLogo.tsx'
export { BrandProvider, type BrandProviderProps } from './brand/BrandProvider.tsx'
export { BrandScope, type BrandScopeProps } from './brand/BrandScope.tsx'
export { felt } from './brand/felt.ts'
export { brandSchema, parseBrand, type Brand, type ColorName, type ShadowName } from './brand/brandSchema.ts'
export { brandStyles } from './brand/brandStyles.ts'
export { checkBrand, type ContrastFault, type ContrastLevel } from './brand/checkBrand.ts'
export { brandFromSeed } from './brand/brandFromSeed.ts'
export { brandScheme, type Scheme } from './brand/scheme.ts'
export { designTokens, type DesignToken, type DesignTokenGroup, type TokenValues } from './theme/designTokens.ts'
export { contrast } from './brand/contrast.ts'
export { Balance, type BalanceProps } from './balance/Balance.tsx'
export { NoticeMarquee, type NoticeMarqueeProps } from './marquee/NoticeMarquee.tsx'
export {
  WinnerBoard,
  movingWinnerRows,
  winnerRows,
  winnerStep,
  type Win,
  type WinnerBoardProps,
} from './winner-board/WinnerBoard.tsx'
export { GameTile, type GameTileProps } from './game-tile/GameTile.tsx'
export { GameGrid, type GameGridProps } from './game-grid/GameGrid.tsx'
export { VendorStrip, type VendorStripProps } from './vendor-strip/VendorStrip.tsx'
export type { StripVendor } from './vendor-strip/VendorTab.tsx'
export { BannerCarousel, type BannerCarouselProps } from './banner-carousel/BannerCarousel.tsx'
export type { Banner } from './banner-carousel/BannerPicture.tsx'
export {
  NavigationMenu,
  uncentredEntries,
  type NavigationItem,
  type NavigationMenuProps,
  type NavigationPanel,
} from './navigation-menu/NavigationMenu.tsx'
export { IconButton, type IconButtonProps } from './icon-button/IconButton.tsx'
export { Link, type LinkProps } from './link/Link.tsx'
export { TextButton, type TextButtonProps } from './link/TextButton.tsx'
export { ButtonLink, type ButtonLinkProps } from './link/ButtonLink.tsx'
export { Card, type CardProps } from './card/Card.tsx'
export { Badge, type BadgeProps, type BadgeTone } from './badge/Badge.tsx'
export { CountBadge, type CountBadgeProps } from './badge/CountBadge.tsx'
export { Avatar, type AvatarProps } from './avatar/Avatar.tsx'
export { Tabs, type TabsProps } from './tabs/Tabs.tsx'
export { TabList, type TabListProps } from './tabs/TabList.tsx'
export { Tab, type TabProps } from './tabs/Tab.tsx'
export { TabPanel, type TabPanelProps } from './tabs/TabPanel.tsx'
export { Pagination, type PaginationLabels, type PaginationProps } from './pagination/Pagination.tsx'
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx'
export { FullScreenLoader, type FullScreenLoaderProps } from './loader/FullScreenLoader.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './error-state/ErrorState.tsx'
export { Callout, type CalloutProps, type CalloutTone } from './callout/Callout.tsx'
export { CopyButton, type CopyButtonProps } from './copy-button/CopyButton.tsx'
export { QrCode, type QrCodeProps } from './qr-code/QrCode.tsx'
export { ProgressBar, type ProgressBarProps } from './progress/ProgressBar.tsx'
export { Amount, type AmountProps } from './amount/Amount.tsx'
export { VipBadge, type VipBadgeProps } from './vip-badge/VipBadge.tsx'
export { Time, type TimeProps } from './time/Time.tsx'
export { RelativeTime, type RelativeTimeProps } from './time/RelativeTime.tsx'
export { timeDistance, type TimeDistance } from './time/timeDistance.ts'
export { Countdown, type CountdownProps } from './countdown/Countdown.tsx'
export {
  FiguresProvider,
  useFigures,
  type FiguresProviderProps,
  type WriteFigures,
} from './figures/FiguresProvider.tsx'
export { clockFace, timeLeft, type TimeLeft } from './countdown/timeLeft.ts'
export { Statistic, type StatisticChange, type StatisticProps } from './statistic/Statistic.tsx'
export { DescriptionList, type Description, type DescriptionListProps } from './description-list/DescriptionList.tsx'
export { Timeline, type StageState, type TimelineProps, type TimelineStage } from './timeline/Timeline.tsx'
export { Meter, type MeterProps } from './meter/Meter.tsx'
export { CopyField, type CopyFieldProps } from './copy-field/CopyField.tsx'
export { TileSkeleton, type TileSkeletonProps } from './skeleton/TileSkeleton.tsx'
export { ListSkeleton, type ListSkeletonProps } from './skeleton/ListSkeleton.tsx'
export { Table, type TableLabels, type TableProps } from './table/Table.tsx'
export {
  nextSort,
  sortRows,
  type SortDirection,
  type SortValue,
  type TableColumn,
  type TableSort,
} from './table/tableColumn.ts'
export { csvText, tableCsv, type CsvColumn } from './table/csv.ts'
export { useCsvExport, type CsvExport, type CsvExporter } from './table/useCsvExport.ts'
export { VirtualGrid, type VirtualGridProps } from './virtual/VirtualGrid.tsx'
export { Tree, type TreeLabels, type TreeProps } from './tree/Tree.tsx'
export type { TreeNode } from './tree/branches.ts'
export type { LoadBranch } from './tree/useBranches.ts'
export { Chart, type ChartLabels, type ChartProps } from './chart/Chart.tsx'
export { chartSeries, type ChartSeries, type ChartValue } from './chart/chartData.ts'
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx'
export { DirectionProvider, type DirectionProviderProps } from './direction/DirectionProvider.tsx'
export { idleAfter, useIdle } from './idle/useIdle.ts'
export { AlertDialog, type AlertDialogProps } from './alert-dialog/AlertDialog.tsx'
export { BottomSheet, type BottomSheetProps } from './bottom-sheet/BottomSheet.tsx'
export { Popover, type PopoverProps } from './popover/Popover.tsx'
export { useFullScreen, type FullScreen } from './full-screen/useFullScreen.ts'
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './breadcrumbs/Breadcrumbs.tsx'
export { Stepper, type FlowStep, type StepperProps, type StepState } from './stepper/Stepper.tsx'
export { SkipLink, type SkipLinkProps } from './skip-link/SkipLink.tsx'
export { SideMenu, type SideMenuItem, type SideMenuProps } from './side-menu/SideMenu.tsx'
export { TopBar, type TopBarProps } from './top-bar/TopBar.tsx'
export {
  BottomNavigation,
  type BottomNavigationItem,
  type BottomNavigationProps,
} from './bottom-navigation/BottomNavigation.tsx'
export { JackpotTicker, type JackpotPool, type JackpotTickerProps } from './jackpot-ticker/JackpotTicker.tsx'
export { PromotionCard, type PromotionCardProps, type PromotionState } from './promotion-card/PromotionCard.tsx'
export { MissionCard, type MissionCardProps, type MissionState } from './mission-card/MissionCard.tsx'
export { Leaderboard, type LeaderboardProps, type Place } from './leaderboard/Leaderboard.tsx'
export { GoodsCard, type GoodsCardProps, type GoodsState } from './goods-card/GoodsCard.tsx'
export { BalancePill, type BalancePillProps } from './balance-pill/BalancePill.tsx'
export { WalletCard, type WalletCardProps, type WalletState } from './wallet-card/WalletCard.tsx'
export { DepositMethodTile, type DepositMethodTileProps } from './deposit-method/DepositMethodTile.tsx'
export {
  ContractCard,
  type ContractCardProps,
  type ContractState,
  type ContractTerm,
} from './contract-card/ContractCard.tsx'
export { SessionClock, type SessionClockProps } from './session-clock/SessionClock.tsx'
export { RealityCheck, type RealityCheckProps, type RealityChoice } from './reality-check/RealityCheck.tsx'
export { ChatWindow, type ChatTexts, type ChatWindowProps } from './chat/ChatWindow.tsx'
export type { ChatMessage } from './chat/ChatLine.tsx'
export { ServiceWindow, type ServiceWindowProps } from './service-window/ServiceWindow.tsx'
export { GameFrame, type GameFrameProps, type GameFrameState } from './game-frame/GameFrame.tsx'
export { DownloadPanel, type AppDownload, type DownloadPanelProps } from './download-panel/DownloadPanel.tsx'
export { Footer, type FooterMarks, type FooterProps } from './footer/Footer.tsx'
export { FooterBlock, type FooterBlockProps, type FooterLink } from './footer/FooterBlock.tsx'
export { SocialLinks, type SocialLink, type SocialLinksProps } from './social-links/SocialLinks.tsx'
