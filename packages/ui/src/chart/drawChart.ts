/// <reference path="./chartist.d.ts" />
import { BarChart, LineChart, Svg, type ChartOptions } from 'chartist'
import { watchSizes } from '../sizes/watchSizes.ts'
import { labelStep, type ChartSeries } from './chartData.ts'

/** What to draw. */
export interface ChartDrawing {
  readonly kind: 'bar' | 'line'
  readonly labels: readonly string[]
  readonly series: readonly ChartSeries[]
  /** Formats a value of the scale: "1.2k". */
  readonly scaleText: (size: number) => string
  /** Starts on the right, with the scale there too. */
  readonly rtl: boolean
}

/** The plot area, in pixels from the left and top edges of the drawing. */
export interface PlotArea {
  readonly left: number
  readonly width: number
  readonly top: number
  readonly height: number
}

// Chartist writes style attributes, which a strict Content Security Policy blocks; the style object is allowed.
const writeAttributes = Svg.prototype.attr
Svg.prototype.attr = function attr(attributes, namespace) {
  if (typeof attributes === 'string' || typeof attributes['style'] !== 'string')
    return writeAttributes.call(this, attributes, namespace)
  const { style, ...others } = attributes
  this.getNode().style.cssText += style
  return writeAttributes.call(this, others, namespace)
}

/** Width of the scale's texts, and of one label under the drawing, in pixels. */
const scaleWidth = 56
const labelRoom = 64

/**
 * Draws into an element and redraws when its width changes. `onPlace` receives the plot area. Returns a function that
 * removes the drawing.
 *
 * The engine has no reading direction, so right to left passes it everything in reverse.
 */
export const drawChart = (
  element: HTMLElement,
  { kind, labels, series, scaleText, rtl }: ChartDrawing,
  onPlace: (area: PlotArea) => void,
): (() => void) => {
  const turned = <Item>(items: readonly Item[]): Item[] => (rtl ? [...items].reverse() : [...items])
  const data = {
    labels: turned(labels),
    series: series.map(({ values }) => turned(values).map((value) => value?.size ?? null)),
  }
  const step = () => labelStep(labels.length, element.clientWidth - scaleWidth, labelRoom)
  const every = (label: unknown, index: number) =>
    (rtl ? labels.length - 1 - index : index) % step() === 0 ? String(label) : null
  const options: ChartOptions = {
    width: '100%',
    height: '100%',
    chartPadding: { top: 12, right: rtl ? 4 : 24, bottom: 4, left: rtl ? 24 : 4 },
    axisX: { showGrid: false, offset: 24, labelInterpolationFnc: every },
    axisY: {
      offset: scaleWidth,
      position: rtl ? 'end' : 'start',
      scaleMinSpace: 32,
      labelInterpolationFnc: (value) => scaleText(Number(value)),
    },
  }
  // Bars of one point are side by side in its band, the first at the start of the reading direction.
  const bars = () => {
    const band = (element.clientWidth - scaleWidth) / Math.max(1, labels.length)
    return { ...options, seriesBarDistance: (rtl ? -1 : 1) * Math.min(12, band / (series.length + 1)) }
  }
  const lines = { ...options, fullWidth: true, lineSmooth: false }
  // Without it, as in jsdom, the library throws in a later task. The chart's table remains.
  if (typeof matchMedia === 'undefined') return () => {}
  const chart = kind === 'bar' ? new BarChart(element, data, bars()) : new LineChart(element, data, lines)
  chart.on('created', ({ chartRect }) =>
    onPlace({ left: chartRect.x1, width: chartRect.width(), top: chartRect.y2, height: chartRect.height() }),
  )
  let width = element.clientWidth
  const stop = watchSizes(() => {
    if (element.clientWidth === width) return
    width = element.clientWidth
    chart.update(data, kind === 'bar' ? bars() : lines)
  }, element)
  return () => {
    stop()
    chart.detach()
    element.replaceChildren()
  }
}
