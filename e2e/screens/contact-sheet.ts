import sharp from 'sharp';

const GAP = 12;
const CAPTION = 24;

/** How many pictures stand beside each other, and how much of each is shown. */
export interface Cells {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}
const PHONES: Cells = { columns: 6, width: 300, height: 650 };

const caption = (name: string, wide: number) =>
  Buffer.from(
    `<svg width="${wide}" height="${CAPTION}"><text x="4" y="17" font-family="sans-serif" font-size="14" fill="#333">${name}</text></svg>`,
  );

/** Puts pictures beside each other, each from its top, with its name above it. */
export async function contactSheet(
  pictures: readonly { readonly path: string; readonly name: string }[],
  to: string,
  cells: Cells = PHONES,
): Promise<void> {
  const rows = Math.ceil(pictures.length / cells.columns);
  const [width, height] = [cells.width + GAP, cells.height + CAPTION + GAP];
  const placed = await Promise.all(
    pictures.map(async ({ path, name }, index) => {
      const left = (index % cells.columns) * width;
      const top = Math.floor(index / cells.columns) * height;
      const input = await sharp(path)
        .resize({ width: cells.width })
        .toBuffer({ resolveWithObject: true })
        .then(({ data, info }) =>
          sharp(data)
            .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, cells.height) })
            .toBuffer(),
        );
      return [
        { input, left, top: top + CAPTION },
        { input: caption(name, cells.width), left, top },
      ];
    }),
  );
  const create = { width: cells.columns * width, height: rows * height, channels: 3, background: '#d9dedb' } as const;
  await sharp({ create }).composite(placed.flat()).png({ palette: true }).toFile(to);
}
