import { MARK, TILE } from '@greenhall/domain/shared/mark';
import { type Area, areasOf } from '@greenhall/domain/shared/shapes';

const WIDTH = 1080;
const HEIGHT = 1440;
const QR_SIDE = 560;
const QUIET = 4;
/** The page's own faces, in the reader's language. */
const fontFamily = () => getComputedStyle(document.documentElement).fontFamily;

/** The colour of a design token. */
const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

export interface PosterTexts {
  readonly brand: string;
  readonly invites: string;
  readonly scan: string;
  readonly note: string;
  readonly link: string;
}

function drawCode(
  pen: CanvasRenderingContext2D,
  modules: readonly (readonly boolean[])[],
  left: number,
  top: number,
): void {
  const unit = Math.floor(QR_SIDE / (modules.length + 2 * QUIET));
  const side = unit * (modules.length + 2 * QUIET);
  const [x0, y0] = [left + Math.floor((QR_SIDE - side) / 2), top + Math.floor((QR_SIDE - side) / 2)];
  pen.fillStyle = 'white';
  pen.beginPath();
  pen.roundRect(left - 20, top - 20, QR_SIDE + 40, QR_SIDE + 40, 40);
  pen.fill();
  pen.fillStyle = token('--code');
  for (const [y, row] of modules.entries())
    for (const [x, dark] of row.entries())
      if (dark) pen.fillRect(x0 + (x + QUIET) * unit, y0 + (y + QUIET) * unit, unit, unit);
}

/** Writes a line in the middle, smaller where it would not fit. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  y: number,
  size: number,
  weight: number,
  colour: string,
): void {
  pen.font = `${weight} ${size}px ${fontFamily()}`;
  const wide = pen.measureText(text).width;
  const room = WIDTH - 120;
  if (wide > room) pen.font = `${weight} ${Math.floor((size * room) / wide)}px ${fontFamily()}`;
  pen.fillStyle = colour;
  pen.fillText(text, WIDTH / 2, y);
}

/** The tokens with which a poster is painted. */
const PAINTS: Readonly<Record<Area['as'], string>> = {
  ground: '--sand',
  hall: '--teal-700',
  held: '--brand',
  open: '--surface',
  light: '--on-dark',
  gold: '--gold',
  lit: '--lit',
};

const pathOf = (outline: string) => new Path2D(outline);

/** The mark of the product on its tile. */
function drawMark(pen: CanvasRenderingContext2D, left: number, top: number, side: number): void {
  pen.save();
  pen.translate(left, top);
  pen.scale(side / TILE.side, side / TILE.side);
  pen.fillStyle = token('--teal-700');
  pen.beginPath();
  pen.roundRect(0, 0, TILE.side, TILE.side, TILE.radius);
  pen.fill();
  for (const { outline, as } of areasOf(MARK)) {
    pen.fillStyle = token(PAINTS[as]);
    pen.fill(pathOf(outline));
  }
  pen.restore();
}

/** Draws the invitation as a picture that can be kept and passed on. */
export function drawPoster(modules: readonly (readonly boolean[])[], texts: PosterTexts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('no canvas'));
  pen.fillStyle = token('--teal-900');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = token('--teal-800');
  pen.beginPath();
  pen.arc(WIDTH / 2, WIDTH / 2 + 40, WIDTH / 2 - 80, Math.PI, 0);
  pen.lineTo(WIDTH - 80, HEIGHT);
  pen.lineTo(80, HEIGHT);
  pen.fill();
  pen.textAlign = 'center';
  drawMark(pen, (WIDTH - 96) / 2, 60, 96);
  write(pen, texts.brand, 250, 80, 700, token('--on-dark'));
  write(pen, texts.invites, 330, 48, 500, token('--on-dark-2'));
  drawCode(pen, modules, (WIDTH - QR_SIDE) / 2, 400);
  write(pen, texts.scan, 1090, 48, 600, token('--on-dark'));
  write(pen, texts.link, 1160, 32, 400, token('--on-dark-2'));
  write(pen, texts.note, 1340, 34, 400, token('--on-dark-2'));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the poster could not be drawn'))), 'image/png');
  });
}
