/**
 * The part of chartist that the kit uses. Its own declarations import each other without file endings, which the
 * resolution of ES modules does not follow, so its charts would have no types.
 */
declare module 'chartist' {
  interface AxisOptions {
    showGrid?: boolean
    offset?: number
    position?: 'start' | 'end'
    scaleMinSpace?: number
    labelInterpolationFnc?: (value: string | number | Date, index: number) => string | null
  }

  export interface ChartOptions {
    width?: string
    height?: string
    chartPadding?: { top: number; right: number; bottom: number; left: number }
    axisX?: AxisOptions
    axisY?: AxisOptions
  }

  interface ChartData {
    labels: string[]
    series: (number | null)[][]
  }

  interface CreatedEvent {
    /** `y1` is the lower edge, `y2` the upper. */
    chartRect: { x1: number; y2: number; width(): number; height(): number }
  }

  /** An element of a drawn chart. */
  export class Svg {
    getNode(): SVGElement
    attr(attributes: Readonly<Record<string, unknown>> | string, namespace?: string): unknown
  }

  interface Chart {
    on(event: 'created', listener: (event: CreatedEvent) => void): this
    update(data?: ChartData, options?: ChartOptions & { seriesBarDistance?: number }): this
    detach(): this
  }

  export const BarChart: new (
    element: Element,
    data: ChartData,
    options: ChartOptions & { seriesBarDistance?: number },
  ) => Chart

  export const LineChart: new (
    element: Element,
    data: ChartData,
    options: ChartOptions & { fullWidth?: boolean; lineSmooth?: boolean },
  ) => Chart
}
