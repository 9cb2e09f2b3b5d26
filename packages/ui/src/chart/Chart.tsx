import { useDirection } from '@base-ui/react/direction-provider'
import { useEffect, useMemo, useRef, useState, type ComponentProps, type CSSProperties, type PointerEvent } from 'react'
import { useLatePart } from '../late-part/useLatePart.ts'
import { needs } from '../needs/needs.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Table } from '../table/Table.tsx'
import type { TableColumn } from '../table/tableColumn.ts'
import { chartSeries, placeOf, pointAt, pointText, type ChartSeries } from './chartData.ts'
import { AsTable, Cursor, Drawing, Head, Legend, Plot, Root } from './chartParts.ts'
import type { PlotArea } from './drawChart.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** The texts of a chart. */
export interface ChartTexts extends SomeTexts<'loading' | 'unknown'> {
  /** Shows the data as a table: "Show as table". */
  readonly table: string
  /** Heads the table's first column: "Day". */
  readonly point: string
  /** Names the control that moves from point to point: "Choose a day". */
  readonly choose: string
  /** Shown when the drawing failed to load; the table has all values. */
  readonly failed: string
}

/** Props of `Chart`; everything else goes to the root. */
export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What it shows: "Profit and turnover of the last 14 days". */
  label: string
  /** `bar` to compare points, `line` to show a trend. */
  kind: 'bar' | 'line'
  /** The names of the points, in order: "12 Nov". At least one. */
  points: readonly string[]
  /** At most {@link chartSeries}, each with one value per point. */
  series: readonly ChartSeries[]
  /** Formats a value of the scale, briefly: `(size) => compact.format(size)`. */
  scaleText: (size: number) => string
  /** Texts in the language of the page. */
  texts: ChartTexts
}

const loadDrawing = () => import('./drawChart.ts').then(({ drawChart }) => drawChart)
const valueCell = (values: ChartSeries['values'], unknownText: string) => (point: { index: number }) => (
  <bdi>{values[point.index]?.text ?? unknownText}</bdi>
)
const nameCell = ({ name }: { name: string }) => <bdi>{name}</bdi>
const pointKey = ({ index }: { index: number }) => index

/**
 * Renders a `<figure>`: bars or lines, the chosen point's values above them, and all of it as a table below.
 *
 * Every value is reached by pointing, by touch and by the arrow keys; series differ by dash, stripes or lightness as
 * well as by colour. The drawing engine is loaded when a chart is first shown; without it the table opens. Attributes
 * out: `data-kind`, `data-state` (`loading`, `ready`, `failed`), `data-point` (the chosen one, from 0).
 */
export const Chart = ({ label, kind, points, series, scaleText, texts, ...rest }: ChartProps) => {
  if (process.env.NODE_ENV !== 'production') needs('Chart', { points, series, texts })
  const words = useKitTexts(texts)
  const drawing = useRef<HTMLDivElement>(null)
  const { part: draw, state, fetch } = useLatePart(loadDrawing)
  const [area, setArea] = useState<PlotArea | null>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  const rtl = useDirection() === 'rtl'
  const shown = useMemo(() => series.slice(0, chartSeries), [series])
  const chosen = Math.max(0, Math.min(wanted ?? points.length - 1, points.length - 1))

  useEffect(fetch, [fetch])
  useEffect(() => {
    if (!draw || !drawing.current) return
    return draw(drawing.current, { kind, labels: points, series: shown, scaleText, rtl }, setArea)
  }, [draw, kind, points, shown, scaleText, rtl])

  const columns = useMemo<readonly TableColumn<{ name: string; index: number }>[]>(
    () => [
      { value: 'point', label: texts.point, cell: nameCell },
      ...shown.map(({ label, values }, place) => ({
        value: String(place),
        label,
        align: 'end' as const,
        cell: valueCell(values, words.unknown),
      })),
    ],
    [shown, texts.point, words.unknown],
  )
  const rows = useMemo(() => points.map((name, index) => ({ name, index })), [points])

  const point = (event: PointerEvent<HTMLElement>) => {
    if (!area) return
    const place = (event.clientX - event.currentTarget.getBoundingClientRect().left - area.left) / area.width
    setWanted(pointAt(kind, rtl ? 1 - place : place, points.length))
  }
  const place = placeOf(kind, chosen, points.length)
  const failed = state === 'failed'
  return (
    <Root {...rest} data-kind={kind} data-state={failed || state === 'ready' ? state : 'loading'} data-point={chosen}>
      <Head>
        <span>{label}</span>
        <span>{failed ? texts.failed : <bdi>{points[chosen]}</bdi>}</span>
      </Head>
      <Legend aria-hidden data-kind={kind}>
        {shown.map(({ label, values }) => (
          <span key={label}>
            <i />
            {label} <bdi>{values[chosen]?.text ?? words.unknown}</bdi>
          </span>
        ))}
      </Legend>
      {!failed && (
        <Plot onPointerMove={point} onPointerDown={point}>
          {draw === null && (
            <Skeleton style={{ blockSize: '100%' }} role="status" aria-hidden={false} aria-label={words.loading} />
          )}
          <Drawing
            ref={drawing}
            aria-hidden
            hidden={draw === null}
            style={
              {
                '--_band': `${area ? (0.85 * area.width) / points.length / (shown.length + 1) : 10}px`,
              } as CSSProperties
            }
          />
          {area && (
            <Cursor
              style={{
                // From the left in both directions: these are positions in the drawing.
                left: area.left + area.width * (rtl ? 1 - place : place),
                top: area.top,
                height: area.height,
              }}
            />
          )}
          <input
            type="range"
            min={0}
            max={points.length - 1}
            step={1}
            value={chosen}
            aria-label={`${label}. ${texts.choose}`}
            aria-valuetext={pointText(points[chosen] ?? '', shown, chosen, words.unknown)}
            onChange={(event) => setWanted(event.currentTarget.valueAsNumber)}
          />
        </Plot>
      )}
      <AsTable open={failed || undefined}>
        <summary>{texts.table}</summary>
        <div>
          <Table
            label={label}
            texts={{ loading: words.loading, sorted: (header) => header }}
            columns={columns}
            rows={rows}
            rowKey={pointKey}
            maxHeight="20rem"
            narrow="scroll"
          />
        </div>
      </AsTable>
    </Root>
  )
}
