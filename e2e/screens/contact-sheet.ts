import sharp from 'sharp';

const COLUMNS = 6;
const CELL = { width: 300, height: 650, gap: 12, caption: 24 } as const;

const caption = (name: string) =>
  Buffer.from(
    `<svg width="${CELL.width}" height="${CELL.caption}"><text x="4" y="17" font-family="sans-serif" font-size="14" fill="#333">${name}</text></svg>`,
  );

/** Puts pictures beside each other, each from its top, with its name above it. */
export async function contactSheet(
  pictures: readonly { readonly path: string; readonly name: string }[],
  to: string,
): Promise<void> {
  const rows = Math.ceil(pictures.length / COLUMNS);
  const [width, height] = [CELL.width + CELL.gap, CELL.height + CELL.caption + CELL.gap];
  const placed = await Promise.all(
    pictures.map(async ({ path, name }, index) => {
      const left = (index % COLUMNS) * width;
      const top = Math.floor(index / COLUMNS) * height;
      const input = await sharp(path)
        .resize({ width: CELL.width })
        .toBuffer({ resolveWithObject: true })
        .then(({ data, info }) =>
          sharp(data)
            .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, CELL.height) })
            .toBuffer(),
        );
      return [
        { input, left, top: top + CELL.caption },
        { input: caption(name), left, top },
      ];
    }),
  );
  const create = { width: COLUMNS * width, height: rows * height, channels: 3, background: '#d9dedb' } as const;
  await sharp({ create }).composite(placed.flat()).png({ palette: true }).toFile(to);
}
