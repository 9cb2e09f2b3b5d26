import { useIntl } from 'react-intl'

/** Writes bytes in kB, and in MB from a million on. */
export function useByteText(): (bytes: number) => string {
  const { formatNumber } = useIntl()
  return (bytes) =>
    bytes < 1_000_000
      ? formatNumber(Math.round(bytes / 1000), { style: 'unit', unit: 'kilobyte' })
      : formatNumber(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
}
