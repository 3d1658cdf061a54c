import type { Chart, Point } from './chart.ts';

const MOST_ZOOM = 4;

/** Free sea around the land, in units of the drawing: harbours, and in the east the barbarians' way. */
interface Margins {
  readonly side: number;
  readonly east: number;
  readonly top: number;
}

/** What part of the sea is shown and how large. */
export class Camera {
  width = $state(1);
  height = $state(1);
  zoom = $state(1);
  /** How far the middle of the picture is from its usual place, in units of the drawing. */
  private shift = $state.raw<Point>({ x: 0, y: 0 });
  private readonly chart: Chart;
  private readonly margins: () => Margins;

  constructor(chart: Chart, margins: () => Margins) {
    this.chart = chart;
    this.margins = margins;
  }

  /** The scale at which the whole map is seen. */
  readonly fit: number = $derived.by(() => {
    const { side, east, top } = this.margins();
    return Math.min(this.width / (this.chart.width + 2 * side + east), this.height / (this.chart.height + 2 * top));
  });

  readonly scale: number = $derived.by(() => this.fit * this.zoom);

  private readonly centre: Point = $derived.by(() => {
    const { left, top, width, height } = this.chart;
    return { x: left + width / 2 + this.margins().east / 2 + this.shift.x, y: top + height / 2 + this.shift.y };
  });

  /** The part of the drawing that is seen. */
  readonly window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } = $derived.by(() => {
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    return { x: this.centre.x - width / 2, y: this.centre.y - height / 2, width, height };
  });

  readonly viewBox: string = $derived.by(() => {
    const { x, y, width, height } = this.window;
    return `${x} ${y} ${width} ${height}`;
  });

  /** Where a point of the drawing is, in pixels from the panel's upper left corner. */
  toScreen({ x, y }: Point): Point {
    return { x: (x - this.centre.x) * this.scale + this.width / 2, y: (y - this.centre.y) * this.scale + this.height / 2 };
  }

  toChart({ x, y }: Point): Point {
    return { x: (x - this.width / 2) / this.scale + this.centre.x, y: (y - this.height / 2) / this.scale + this.centre.y };
  }

  /** Zooms so that the point under the fingers stays there. */
  zoomAt(point: Point, factor: number): void {
    const before = this.toChart(point);
    this.zoom = Math.min(MOST_ZOOM, Math.max(1, this.zoom * factor));
    const after = this.toChart(point);
    this.move({ x: before.x - after.x, y: before.y - after.y });
  }

  /** Shows what lies around a point of the drawing. */
  lookAt({ x, y }: Point): void {
    this.move({ x: x - this.centre.x, y: y - this.centre.y });
  }

  pan(dx: number, dy: number): void {
    this.move({ x: -dx / this.scale, y: -dy / this.scale });
  }

  /** The land never leaves the picture. */
  private move(by: Point): void {
    const most = { x: (this.chart.width / 2) * (1 - 1 / this.zoom) * 1.2, y: (this.chart.height / 2) * (1 - 1 / this.zoom) * 1.2 };
    const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));
    this.shift = { x: within(this.shift.x + by.x, most.x), y: within(this.shift.y + by.y, most.y) };
  }

  reset(): void {
    this.zoom = 1;
    this.shift = { x: 0, y: 0 };
  }
}
